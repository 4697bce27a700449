# Cartes des règles : chaque jeu dans les mots d’un joueur. Une ligne de points est « pour quoi | à qui | combien ».

card-deal = La donne
card-naming = Nommer l’atout
card-alone = Jouer solo
card-playing = Le jeu
card-trumps = Atouts, du plus fort
card-score = Points
card-house = Dans cette maison
bower-right = droit
bower-left = gauche
bower-benny = Benny

card-euchre-about = { $seats } joueurs, en { $target } points
card-euchre-deal = Cinq cartes chacun par trois puis deux, d’un jeu de { $pack } ; la suivante est retournée.
card-euchre-naming = Depuis la gauche du donneur : passer, ou faire prendre la carte retournée. Sa couleur est l’atout ; le donneur la prend et en jette une. Si tous passent, nomme une autre couleur ou passe encore.
card-euchre-alone = Le preneur peut jouer sans son partenaire, dont le jeu est mis de côté.
card-euchre-playing = Fournis si tu peux ; le valet gauche est un atout. Le plus fort atout gagne, sinon la plus forte carte de la couleur demandée.
score-euchre-1 = Les preneurs font trois ou quatre plis | preneurs | 1
score-euchre-2 = Les preneurs font les cinq : capot | preneurs | 2
score-euchre-3 = Solo, et les cinq | preneurs | { $loner }
score-euchre-4 = Les preneurs font moins : chute | les autres | 2

card-two-about = un duel, en { $target } points
card-two-deal = Cinq cartes chacun d’un jeu de { $pack } ; la suivante est retournée, le reste est caché.
card-two-naming = L’autre joueur parle d’abord : passer, ou faire prendre la carte retournée. Le donneur la prend contre une des siennes ou la laisse. Si les deux passent, nomme une autre couleur ou passe encore.
card-two-alone = -
card-two-playing = L’adversaire du donneur entame. Fournis si tu peux ; le valet gauche est un atout.
score-two-1 = Le preneur fait trois ou quatre plis | preneur | 1
score-two-2 = Le preneur fait les cinq | preneur | 2
score-two-3 = Le preneur fait moins : chute | l’autre | 2

card-three-about = le preneur contre deux, en { $target } points
card-three-deal = Cinq cartes chacun ; la suivante est retournée.
card-three-naming = Passer, ou faire prendre la carte retournée ; le donneur la prend et en jette une. Si tous passent, nomme une autre couleur. Le preneur joue contre les deux autres.
card-three-alone = -
card-three-playing = Fournis si tu peux. Les deux autres comptent leurs plis ensemble.
score-three-1 = Le preneur fait trois ou quatre plis | preneur | 1
score-three-2 = Le preneur fait les cinq | preneur | { $march }
score-three-3 = Le preneur fait moins : chute | chaque autre | 2

card-west-about = { $seats } joueurs, en { $target } points
card-west-deal = Cinq cartes chacun sur vingt-sept : chaque nombre de 1 à 3 dans chaque couleur et chaque forme. Une carte est retournée.
card-west-naming = Passer, ou faire atout d’une des trois valeurs de la carte retournée. Si tous passent, nomme une des six autres ; le donneur doit. Puis un autre joueur dit laquelle des deux autres séries compte les dizaines.
card-west-alone = Avant le jeu chacun peut aller solo, ou y envoyer son partenaire ; deux solos peuvent se croiser.
card-west-playing = Fournis à la série de l’atout si tu peux : la valeur d’une carte y est sa couleur. L’atout gagne, sinon la plus forte de ce qui est demandé.
card-west-trumps = Une carte compte dix fois ses dizaines et une fois ses unités : de 11 à 33. Le Bauer droit est le 23 de la valeur d’atout ; le gauche est le 23 de la valeur au-dessous, atout lui aussi. Puis 33, 32, 31, 22, 21, 13, 12, 11.
score-west-1 = Trois ou quatre, sans avoir rien nommé | ce camp | 3
score-west-2 = Trois ou quatre, en ayant nommé un | ce camp | 2
score-west-3 = Trois ou quatre, en ayant nommé les deux | ce camp | 1
score-west-4 = Les cinq | ce camp | 3
score-west-5 = Solo : les cinq, ou sans rien nommé | solo | 6
score-west-6 = Solo, en ayant nommé un | solo | 3

card-hasenpfeffer-about = par équipes, en { $target } points
card-hasenpfeffer-deal = Six cartes chacun, un joker dans le jeu, et une carte de reste.
card-hasenpfeffer-naming = Annonce trois plis ou plus, ou passe ; la plus haute enchère prend la carte restante, nomme l’atout et en jette une. Si tous passent, qui a le joker doit annoncer trois.
card-hasenpfeffer-alone = -
card-hasenpfeffer-playing = L’enchérisseur entame. Joker, valet droit, valet gauche, puis les autres.
score-hasenpfeffer-1 = Enchère faite : chaque pli | enchérisseurs | 1
score-hasenpfeffer-2 = Enchère chutée | enchérisseurs | −enchère
score-hasenpfeffer-3 = Chaque pli des autres | les autres | 1

card-pepper-about = par équipes, en { $target } points
card-pepper-deal = Six cartes chacun d’un jeu de { $pack }.
card-pepper-naming = Annonce de un à six, ou poivre ; la plus haute enchère nomme une couleur ou sans atout.
card-pepper-alone = -
card-pepper-playing = L’enchérisseur entame. Fournis si tu peux.
score-pepper-1 = Enchère faite : chaque pli | enchérisseurs | 1
score-pepper-2 = Enchère chutée | enchérisseurs | −6
score-pepper-3 = Poivre fait | enchérisseurs | 12
score-pepper-4 = Poivre perdu | enchérisseurs | −12
score-pepper-5 = Chaque pli des autres | les autres | 1

card-napoleon-about = chacun contre tous, { $deals } donnes
card-napoleon-deal = Cinq cartes chacun d’un jeu entier, as fort.
card-napoleon-naming = Annonce combien de plis tu fais seul contre tous, ou passe. La couleur de la première carte de l’enchérisseur est l’atout.
card-napoleon-alone = -
card-napoleon-playing = Fournis si tu peux. Il n’y a pas de valets droit et gauche.
score-napoleon-1 = Enchère faite | enchérisseur | de chacun
score-napoleon-2 = Enchère chutée | enchérisseur | à chacun

card-auction-about = par équipes, en { $target } points
card-auction-deal = Cinq cartes chacun ; rien n’est retourné.
card-auction-naming = Une enchère chacun, de un à cinq plis ; la plus haute nomme une couleur.
card-auction-alone = -
card-auction-playing = La gauche du donneur entame. Fournis si tu peux.
score-auction-1 = Enchère faite | enchérisseurs | enchère
score-auction-2 = Enchère chutée | les autres | enchère

card-bid-about = par équipes, en { $target } points
card-bid-deal = Six cartes chacun d’un jeu de { $pack }.
card-bid-naming = Une enchère chacun ; la plus haute nomme une couleur ou sans atout. Si tous passent, la donne tourne.
card-bid-alone = -
card-bid-playing = L’enchérisseur entame. Fournis si tu peux.
score-bid-1 = Enchère faite : chaque pli | enchérisseurs | 1
score-bid-2 = Enchère chutée | enchérisseurs | −enchère
score-bid-3 = Chaque pli des autres | les autres | 1

card-double-about = par équipes, en { $target } points
card-double-deal = Douze cartes chacun de deux jeux à la fois.
card-double-naming = Une enchère chacun, six plis ou plus ; si tous ont passé, le donneur doit. La plus haute nomme une couleur, sans atout ou bas.
card-double-alone = -
card-double-playing = L’enchérisseur entame. De deux cartes égales, la première jouée gagne.
score-double-1 = Enchère faite : chaque pli | enchérisseurs | 1
score-double-2 = Enchère chutée | enchérisseurs | −enchère
score-double-3 = Chaque pli des autres | les autres | 1

card-buck-about = chacun pour soi, en descendant de { $start }
card-buck-deal = Cinq cartes chacun ; la suivante est retournée.
card-buck-naming = Fais prendre la carte retournée ou nomme une autre couleur. Un trèfle retourné est atout aussitôt, et personne ne peut sortir.
card-buck-alone = -
card-buck-playing = Avant le jeu, tous sauf le preneur restent ou sortent. Fournis si tu peux.
score-buck-1 = Chaque pli | qui le fait | −1
score-buck-2 = Resté sans faire de pli | ce joueur | +5
score-buck-3 = Le preneur fait moins de trois | preneur | +5
score-buck-4 = Plus rien | ce joueur | gagne

card-call-about = un partenaire secret, en { $target } points
card-call-deal = Cinq cartes chacun d’un jeu de { $pack } ; la suivante est retournée.
card-call-naming = Fais prendre la carte retournée ou nomme une autre couleur. Puis le preneur appelle une carte : qui l’a est son partenaire, et nul autre ne le sait.
card-call-alone = -
card-call-playing = Fournis si tu peux. Le partenaire est connu quand tombe la carte appelée.
score-call-1 = Les preneurs font trois ou quatre plis | chaque preneur | 1
score-call-2 = Les preneurs font les cinq | chaque preneur | 2
score-call-3 = Solo, et les cinq | preneur | 5
score-call-4 = Les preneurs font moins | chaque autre | 2
