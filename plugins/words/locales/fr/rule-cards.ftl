# Cartes des règles : chaque jeu dans les mots d’un joueur. Une ligne de points est « pour quoi | à qui | combien ».

card-deal = La donne
card-naming = Nommer l’atout
card-alone = Jouer solo
card-playing = Le jeu
card-trumps = Atouts, du plus fort
card-score = Points
card-more = Ici aussi
card-house = Dans cette maison
bower-right = droit
bower-left = gauche
bower-benny = Benny

card-lead = La gauche du donneur entame.
card-lead-alone = La gauche du donneur entame ; si elle est écartée, le suivant qui joue.
card-lead-loner-left = La gauche du donneur entame ; contre un preneur seul, celui qui est à sa gauche.
card-again-next = { $seats ->
    [2] Si les deux passent encore, l’autre donne.
   *[other] Si tous passent encore, personne ne marque et le suivant donne.
}
card-again-same = { $seats ->
    [2] Si les deux passent encore, le même donne à nouveau.
   *[other] Si tous passent encore, personne ne marque et le même donne à nouveau.
}

card-euchre-about = { $seats } joueurs, en { $target } points
card-euchre-deal = Cinq cartes chacun par trois puis deux, d’un jeu de { $pack } ; la suivante est retournée.
card-euchre-naming = Depuis la gauche du donneur : passer, ou faire prendre la carte retournée. Sa couleur est l’atout ; le donneur la prend et en jette une autre. Si tous passent, nomme une autre couleur ou passe encore.
card-euchre-alone = Le preneur peut jouer sans son partenaire, dont le jeu est mis de côté, avec la carte retournée s’il est le donneur.
card-euchre-playing = Fournis si tu peux ; le valet gauche est un atout. Le plus fort atout gagne, sinon la plus forte carte de la couleur demandée.
score-euchre-1 = Les preneurs font trois ou quatre plis | preneurs | 1
score-euchre-2 = Les preneurs font les cinq : capot | preneurs | 2
score-euchre-3 = Solo, et les cinq | preneurs | { $loner }
score-euchre-4 = Les preneurs font moins : chute | les autres | 2
score-lone-euchred = Solo, et chute | les autres | { $lone-euchred }
score-defender = Chute devant qui défend solo | les autres | 4
card-more-joker = Le joker, dit benny, est le plus fort atout de tous.
card-more-two-of-spades = Le deux de pique, dit benny, est le plus fort atout de tous.
card-more-dealer-names = S’il est retourné, le donneur nomme l’atout avant de voir une carte, le prend et jette une autre carte.
card-more-hearts = S’il est retourné, il vaut cœur.
card-more-dealer-proposes = S’il est retourné, le donneur nomme une couleur avant de voir une carte ; le premier tour porte sur elle, et le donneur ne peut pas passer.
card-more-decline = Si un autre la lui fait prendre, le donneur peut laisser la carte retournée : l’atout reste.
card-more-own = Le donneur peut jeter même la carte qu’il vient de prendre.
card-more-stick = Si tous passent encore, le donneur doit nommer l’atout.
card-more-late-assist = Si tous passent la carte retournée, on demande une fois de plus au partenaire du donneur avant de nommer d’autres couleurs.
card-more-canadian = Le partenaire du donneur ne peut faire prendre que pour jouer solo.
card-more-defend-lone = Contre un preneur solo, un adversaire peut défendre solo.
card-more-defend-any = Avant le jeu, un adversaire du preneur peut défendre solo, que le preneur soit solo ou non.
card-more-best = Qui joue solo peut jeter une carte et en prendre une à son partenaire.
card-more-sitting = Le jeu d’un partenaire écarté est étalé, visible de tous.

card-two-about = un duel, en { $target } points
card-two-deal = Cinq cartes chacun d’un jeu de { $pack } ; la suivante est retournée, le reste est caché.
card-two-naming = L’adversaire du donneur parle d’abord : passer, ou faire prendre la carte retournée ; puis le donneur peut la prendre. Sa couleur est l’atout. Le donneur prend la carte et en jette une autre. Si les deux passent, nomme une autre couleur.
card-two-alone = -
card-two-playing = L’adversaire du donneur entame, quel que soit le preneur. Fournis si tu peux ; le valet gauche est un atout.
score-two-1 = Le preneur fait trois ou quatre plis | preneur | 1
score-two-2 = Le preneur fait les cinq | preneur | 2
score-two-3 = Le preneur fait moins : chute | l’autre | 2

card-three-about = le preneur contre deux, en { $target } points
card-three-deal = Cinq cartes chacun d’un jeu de { $pack } ; la suivante est retournée.
card-three-naming = Depuis la gauche du donneur : passer, ou faire prendre la carte retournée. Sa couleur est l’atout ; le donneur la prend et en jette une autre, même contre le preneur. Si tous passent, nomme une autre couleur ou passe encore. Le preneur joue seul contre les deux autres.
card-three-alone = -
card-three-playing = La gauche du donneur entame. Fournis si tu peux ; le valet gauche est un atout. Les deux autres comptent leurs plis ensemble pour cette donne. Si deux arrivent à égalité au but, on joue jusqu’à ce que l’un soit devant.
score-three-1 = Le preneur fait trois ou quatre plis | preneur | 1
score-three-2 = Le preneur fait les cinq | preneur | { $march }
score-three-3 = Le preneur fait moins : chute | chaque autre | 2
score-set-back = Le preneur fait moins : chute | preneur | −2

card-west-about = { $seats } joueurs, en { $target } points
card-west-deal = Cinq cartes chacun sur vingt-sept : chaque nombre de 1 à 3 dans chaque couleur et chaque forme. Une carte est retournée.
card-west-naming = Depuis la gauche du donneur : passer, ou faire atout d’une des trois valeurs de la carte retournée ; le donneur prend cette carte et en jette une autre. Si tous passent, nomme une des six autres valeurs, et la carte retournée est hors jeu ; le donneur doit nommer. Puis, de nouveau depuis la gauche du donneur, quelqu’un nomme dizaines une des deux séries sans atout ; le donneur doit. La dernière série compte les unités. Un même joueur peut nommer les deux.
card-west-alone = Avant le jeu chacun à son tour peut aller solo, ou y envoyer son partenaire ; deux solos peuvent se croiser.
card-west-playing = La couleur d’une carte est sa valeur dans la série de l’atout : son nombre, sa couleur ou sa forme. Fournis si tu peux. Le plus fort atout gagne, sinon la plus forte carte de ce qui est demandé.
card-west-trumps = Une carte compte dix fois ses dizaines et une fois ses unités : 1, rouge et cercle font un, 2, jaune et cœur deux, 3, vert et triangle trois. Le Bauer droit est l’atout qui compte 23 ; le gauche est le 23 de la valeur au-dessous, ou de la troisième si l’atout est la première, atout lui aussi. Puis 33, 32, 31, 22, 21, 13, 12, 11.
score-west-1 = Trois ou quatre, sans avoir rien nommé | ce camp | 3
score-west-2 = Trois ou quatre, en ayant nommé un | ce camp | 2
score-west-3 = Trois ou quatre, en ayant nommé les deux | ce camp | 1
score-west-4 = Les cinq | ce camp | 3
score-west-5 = Solo : les cinq, ou sans rien nommé | solo | 6
score-west-6 = Solo, en ayant nommé un | solo | 3

card-hasenpfeffer-about = par équipes, en { $target } points
card-hasenpfeffer-deal = Six cartes chacun, un joker dans le jeu, et une carte de reste.
card-hasenpfeffer-naming = Annonce de un à six plis, chaque enchère plus haute que la précédente, ou passe et reste dehors. La plus haute enchère nomme l’atout, prend la carte restante et en jette une. Si tous passent, qui a le joker fait atout pour trois ; s’il est la carte restante, la donne tourne.
card-hasenpfeffer-alone = -
card-hasenpfeffer-playing = L’enchérisseur entame. Joker, valet droit, valet gauche, puis les autres.
score-hasenpfeffer-1 = Enchère faite : chaque pli | enchérisseurs | 1
score-hasenpfeffer-2 = Enchère chutée | enchérisseurs | −enchère
score-hasenpfeffer-3 = Chaque pli des autres | les autres | 1

card-pepper-about = par équipes, en { $target } points
card-pepper-deal = Six cartes chacun d’un jeu de { $pack }.
card-pepper-naming = Annonce de un à six, ou poivre ; la plus haute enchère nomme une couleur ou sans atout. Si tous passent, la donne tourne.
card-pepper-alone = -
card-pepper-playing = L’enchérisseur entame. Fournis si tu peux.
score-pepper-1 = Enchère faite : chaque pli | enchérisseurs | 1
score-pepper-2 = Enchère chutée | enchérisseurs | −6
score-pepper-3 = Poivre fait | enchérisseurs | 12
score-pepper-4 = Poivre perdu | enchérisseurs | −12
score-pepper-5 = Chaque pli des autres | les autres | 1

card-napoleon-about = chacun contre tous, { $deals } donnes
card-napoleon-deal = Cinq cartes chacun d’un jeu entier, as fort.
card-napoleon-naming = Annonce combien de plis tu fais seul contre tous, ou passe. La couleur de la première carte de l’enchérisseur est l’atout. Si tous passent, la donne tourne.
card-napoleon-alone = -
card-napoleon-playing = L’enchérisseur entame. Fournis si tu peux. Il n’y a pas de valets droit et gauche.
score-napoleon-1 = Enchère faite | enchérisseur | de chacun
score-napoleon-2 = Enchère chutée | enchérisseur | à chacun

card-auction-about = par équipes, en { $target } points
card-auction-deal = Cinq cartes chacun ; rien n’est retourné.
card-auction-naming = Une enchère chacun, de un à cinq plis ; la plus haute nomme une couleur. Si tous passent, la donne tourne.
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
card-buck-naming = Fais prendre la carte retournée : le donneur en jette une autre ; si tous passent, nomme une autre couleur. Un trèfle retourné est atout aussitôt, et personne ne peut sortir.
card-buck-alone = -
card-buck-playing = Avant le jeu, tous sauf le preneur restent ou sortent. Fournis si tu peux. Le premier resté depuis la gauche du donneur entame.
score-buck-1 = Chaque pli | qui le fait | −1
score-buck-2 = Resté sans faire de pli | ce joueur | +5
score-buck-3 = Le preneur fait moins de trois | preneur | +5
score-buck-4 = Plus rien | ce joueur | gagne

card-call-about = un partenaire secret, en { $target } points
card-call-deal = Cinq cartes chacun d’un jeu de { $pack } ; la suivante est retournée.
card-call-naming = Fais prendre la carte retournée : le donneur en jette une autre ; si tous passent, nomme une autre couleur. Puis le preneur appelle une carte : qui l’a est son partenaire, et nul autre ne le sait.
card-call-alone = -
card-call-playing = Fournis si tu peux. Le partenaire est connu quand tombe la carte appelée.
score-call-1 = Les preneurs font trois ou quatre plis | chaque preneur | 1
score-call-2 = Les preneurs font les cinq | chaque preneur | 2
score-call-3 = Solo, et les cinq | preneur | 5
score-call-4 = Les preneurs font moins | chaque autre | 2
