# Taisyklių kortelės: kiekvienas žaidimas žaidėjo žodžiais. Taškų eilutė yra „už ką | kam | kiek“.

card-deal = Dalijimas
card-naming = Kozirių skelbimas
card-alone = Žaidimas solo
card-playing = Žaidimas
card-trumps = Koziriai nuo viršaus
card-score = Taškai
card-more = Čia dar galioja
card-house = Šiuose namuose
bower-right = dešinys
bower-left = kairys
bower-benny = benis

card-lead = Pradeda dalytojo kairė.
card-lead-alone = Pradeda dalytojo kairė, o jei ji nežaidžia – kitas žaidžiantis.
card-lead-loner-left = Pradeda dalytojo kairė, o prieš solo žaidžiantį skelbėją – sėdintis jam iš kairės.
card-again-next = { $seats ->
    [2] Jei abu vėl pasuoja, dalija kitas.
   *[other] Jei visi vėl pasuoja, taškų niekas negauna ir dalija kitas.
}
card-again-same = { $seats ->
    [2] Jei abu vėl pasuoja, iš naujo dalija tas pats.
   *[other] Jei visi vėl pasuoja, taškų niekas negauna ir iš naujo dalija tas pats.
}

card-euchre-about = žaidėjų: { $seats }, iki { $target } taškų
card-euchre-deal = Kiekvienam po penkias kortas, po tris ir po dvi; kaladėje kortų: { $pack }. Kita korta atverčiama.
card-euchre-naming = Nuo dalytojo kairės: pas arba žaisti atverstąja spalva. Ji tampa koziriu; dalytojas kortą paima ir kitą numeta. Jei visi pasuoja, skelbk kitą spalvą arba vėl pasuok.
card-euchre-alone = Paskelbęs kozirius gali žaisti be partnerio, kurio kortos padedamos į šalį, o jei jis dalija, kartu ir atverstoji.
card-euchre-playing = Dėk tą pačią spalvą, jei turi; kairys yra koziris. Laimi aukščiausias koziris arba aukščiausia pradėtos spalvos korta.
score-euchre-1 = Skelbėjai laimi tris ar keturis | skelbėjams | 1
score-euchre-2 = Skelbėjai laimi visus penkis: maršas | skelbėjams | 2
score-euchre-3 = Solo ir visi penki | skelbėjams | { $loner }
score-euchre-4 = Skelbėjai laimi mažiau: sukirsti | kitiems | 2
score-lone-euchred = Solo ir sukirstas | kitiems | { $lone-euchred }
score-defender = Sukirsti besiginančio solo | kitiems | 4
card-more-joker = Džokeris, vadinamas beniu, yra aukščiausias koziris.
card-more-two-of-spades = Pikų dviakė, vadinama beniu, yra aukščiausias koziris.
card-more-dealer-names = Jei jis atverstas, dalytojas paskelbia kozirius nepažiūrėjęs nė vienos kortos, jį paima ir kitą numeta.
card-more-hearts = Jei jis atverstas, reiškia čirvus.
card-more-dealer-proposes = Jei jis atverstas, dalytojas pasako spalvą nepažiūrėjęs nė vienos kortos; dėl jos vyksta pirmasis ratas, ir dalytojas pasuoti negali.
card-more-decline = Jei pareikalavo kitas, dalytojas atverstąją gali palikti: koziris lieka.
card-more-own = Dalytojas gali numesti ir ką tik paimtą kortą.
card-more-stick = Jei visi vėl pasuoja, dalytojas privalo skelbti kozirius.
card-more-late-assist = Jei dėl atverstosios visi pasuoja, dalytojo partneris klausiamas dar kartą, ir tik tada skelbiamos kitos spalvos.
card-more-canadian = Dalytojo partneris atverstąja spalva gali žaisti tik solo.
card-more-defend-lone = Nuo žaidžiančio solo varžovas gali gintis solo.
card-more-defend-any = Prieš žaidimą varžovas gali gintis solo, ar skelbėjas žaistų solo, ar ne.
card-more-best = Žaidžiantis solo gali vieną kortą numesti ir vieną paimti iš partnerio.
card-more-sitting = Nežaidžiančio partnerio kortos guli atverstos.

card-two-about = dvikova, iki { $target } taškų
card-two-deal = Po penkias kortas; kaladėje kortų: { $pack }. Kita korta atverčiama, likusių nematyti.
card-two-naming = Pirmas kalba dalytojo varžovas: pas arba žaisti atverstąja spalva; tada ją gali paimti dalytojas. Ta spalva tampa koziriu. Dalytojas kortą paima ir kitą numeta. Jei abu pasuoja, skelbk kitą spalvą.
card-two-alone = -
card-two-playing = Pradeda dalytojo varžovas, kad ir kas paskelbė kozirius. Dėk tą pačią spalvą, jei turi; kairys yra koziris.
score-two-1 = Skelbėjas laimi tris ar keturis | skelbėjui | 1
score-two-2 = Skelbėjas laimi visus penkis | skelbėjui | 2
score-two-3 = Skelbėjas laimi mažiau: sukirstas | kitam | 2

card-three-about = skelbėjas prieš du, iki { $target } taškų
card-three-deal = Po penkias kortas; kaladėje kortų: { $pack }. Kita korta atverčiama.
card-three-naming = Nuo dalytojo kairės: pas arba žaisti atverstąja spalva. Ji tampa koziriu; dalytojas kortą paima ir kitą numeta, net prieš skelbėją. Jei visi pasuoja, skelbk kitą spalvą arba vėl pasuok. Skelbėjas žaidžia vienas prieš kitus du.
card-three-alone = -
card-three-playing = Pradeda dalytojo kairė. Dėk tą pačią spalvą, jei turi; kairys yra koziris. Kiti du šios dalybos kirčius skaičiuoja kartu. Jei du tikslą pasiekia lygiomis, žaidžiama, kol vienas pirmaus.
score-three-1 = Skelbėjas laimi tris ar keturis | skelbėjui | 1
score-three-2 = Skelbėjas laimi visus penkis | skelbėjui | { $march }
score-three-3 = Skelbėjas laimi mažiau: sukirstas | kiekvienam kitam | 2
score-set-back = Skelbėjas laimi mažiau: sukirstas | skelbėjui | −2

card-west-about = žaidėjų: { $seats }, iki { $target } taškų
card-west-deal = Po penkias kortas iš dvidešimt septynių: skaičiai nuo 1 iki 3, visos spalvos ir visos formos. Viena korta atverčiama.
card-west-naming = Nuo dalytojo kairės: pas arba vieną iš trijų atverstosios kortos reikšmių paskelbti koziriu; dalytojas tą kortą paima ir numeta kitą. Jei visi pasuoja, skelbk vieną iš šešių kitų reikšmių, o atverstoji lieka nežaidusi; dalytojas skelbti privalo. Tada, vėl nuo dalytojo kairės, kas nors vieną iš dviejų rinkinių be kozirio paskelbia dešimtimis; dalytojas privalo. Paskutinis rinkinys skaičiuoja vienetus. Abu dalykus gali skelbti tas pats.
card-west-alone = Prieš žaidimą kiekvienas iš eilės gali žaisti solo arba leisti solo partneriui; gali susitikti du solo.
card-west-playing = Kortos spalva yra jos reikšmė kozirio rinkinyje: skaičius, spalva arba forma. Dėk tą pačią, jei turi. Laimi aukščiausias koziris arba aukščiausia pradėtos spalvos korta.
card-west-trumps = Korta dešimtis skaičiuoja dešimt kartų, vienetus – vieną kartą: 1, raudona ir skritulys – vienas, 2, geltona ir širdis – du, 3, žalia ir trikampis – trys. Dešinys baueris – koziris, kurio vertė 23; kairys – žemesnės reikšmės 23, o jei koziris pirmoji reikšmė, trečiosios; jis irgi koziris. Tada 33, 32, 31, 22, 21, 13, 12, 11.
score-west-1 = Trys ar keturi, nieko nepaskelbus | tai pusei | 3
score-west-2 = Trys ar keturi, paskelbus vieną | tai pusei | 2
score-west-3 = Trys ar keturi, paskelbus abu | tai pusei | 1
score-west-4 = Visi penki | tai pusei | 3
score-west-5 = Solo: visi penki arba nieko nepaskelbus | solo | 6
score-west-6 = Solo, paskelbus vieną | solo | 3

card-hasenpfeffer-about = poromis, iki { $target } taškų
card-hasenpfeffer-deal = Po šešias kortas, kaladėje džokeris, viena korta lieka.
card-hasenpfeffer-naming = Skelbk nuo vieno iki šešių kirčių, kaskart daugiau, arba pasuok ir likis nuošaly. Daugiausia paskelbęs skelbia kozirius, ima likusią kortą ir vieną numeta. Jei visi pasuoja, turintis džokerį žaidžia už tris; jei džokeris ir yra likusi korta, dalija kitas.
card-hasenpfeffer-alone = -
card-hasenpfeffer-playing = Pradeda skelbėjas. Džokeris, dešinys, kairys, tada kiti.
score-hasenpfeffer-1 = Skelbimas įvykdytas: už kirtį | skelbėjams | 1
score-hasenpfeffer-2 = Skelbimas neįvykdytas | skelbėjams | −skelb.
score-hasenpfeffer-3 = Už kiekvieną kitų kirtį | kitiems | 1

card-pepper-about = poromis, iki { $target } taškų
card-pepper-deal = Po šešias kortas; kaladėje kortų: { $pack }.
card-pepper-naming = Skelbk nuo vieno iki šešių arba pipirą; daugiausia paskelbęs skelbia spalvą arba be kozirių. Jei visi pasuoja, dalija kitas.
card-pepper-alone = -
card-pepper-playing = Pradeda skelbėjas. Dėk tą pačią spalvą, jei turi.
score-pepper-1 = Skelbimas įvykdytas: už kirtį | skelbėjams | 1
score-pepper-2 = Skelbimas neįvykdytas | skelbėjams | −6
score-pepper-3 = Pipiras įvykdytas | skelbėjams | 12
score-pepper-4 = Pipiras neįvykdytas | skelbėjams | −12
score-pepper-5 = Už kiekvieną kitų kirtį | kitiems | 1

card-napoleon-about = kiekvienas prieš visus, dalijimų: { $deals }
card-napoleon-deal = Po penkias kortas iš visos kaladės, tūzas aukščiausias.
card-napoleon-naming = Skelbk, kiek kirčių laimėsi vienas prieš visus, arba pasuok. Pirmosios skelbėjo kortos spalva – koziriai. Jei visi pasuoja, dalija kitas.
card-napoleon-alone = -
card-napoleon-playing = Pradeda skelbėjas. Dėk tą pačią spalvą, jei turi. Dešinio ir kairio nėra.
score-napoleon-1 = Skelbimas įvykdytas | skelbėjui | iš visų
score-napoleon-2 = Skelbimas neįvykdytas | skelbėjas | visiems

card-auction-about = poromis, iki { $target } taškų
card-auction-deal = Po penkias kortas; nieko neatverčiama.
card-auction-naming = Po vieną skelbimą, nuo vieno iki penkių kirčių; daugiausia paskelbęs skelbia spalvą. Jei visi pasuoja, dalija kitas.
card-auction-alone = -
card-auction-playing = Pradeda dalytojo kairysis. Dėk tą pačią spalvą, jei turi.
score-auction-1 = Skelbimas įvykdytas | skelbėjams | skelb.
score-auction-2 = Skelbimas neįvykdytas | kitiems | skelb.

card-bid-about = poromis, iki { $target } taškų
card-bid-deal = Po šešias kortas; kaladėje kortų: { $pack }.
card-bid-naming = Po vieną skelbimą; daugiausia paskelbęs skelbia spalvą arba be kozirių. Jei visi pasuoja, dalija kitas.
card-bid-alone = -
card-bid-playing = Pradeda skelbėjas. Dėk tą pačią spalvą, jei turi.
score-bid-1 = Skelbimas įvykdytas: už kirtį | skelbėjams | 1
score-bid-2 = Skelbimas neįvykdytas | skelbėjams | −skelb.
score-bid-3 = Už kiekvieną kitų kirtį | kitiems | 1

card-double-about = poromis, iki { $target } taškų
card-double-deal = Po dvylika kortų iš dviejų kaladžių kartu.
card-double-naming = Po vieną skelbimą, šeši kirčiai ar daugiau; visiems pasavus dalytojas privalo. Daugiausia paskelbęs skelbia spalvą, be kozirių arba žemyn.
card-double-alone = -
card-double-playing = Pradeda skelbėjas. Iš dviejų vienodų kortų laimi padėta pirmoji.
score-double-1 = Skelbimas įvykdytas: už kirtį | skelbėjams | 1
score-double-2 = Skelbimas neįvykdytas | skelbėjams | −skelb.
score-double-3 = Už kiekvieną kitų kirtį | kitiems | 1

card-buck-about = kiekvienas už save, žemyn nuo { $start }
card-buck-deal = Po penkias kortas; kita korta atverčiama.
card-buck-naming = Žaisk atverstąja spalva: dalytojas ją paima ir kitą kortą numeta; jei visi pasuoja, skelbk kitą spalvą. Atversti kryžiai tampa koziriais iš karto, ir mesti kortų negali niekas.
card-buck-alone = -
card-buck-playing = Prieš žaidimą visi, išskyrus skelbėją, lieka arba meta. Dėk tą pačią spalvą, jei turi. Pradeda pirmas likęs nuo dalytojo kairės.
score-buck-1 = Kiekvienas kirtis | laimėjusiam | −1
score-buck-2 = Liko ir nelaimėjo nė vieno | tam žaidėjui | +5
score-buck-3 = Skelbėjas laimi mažiau nei tris | skelbėjui | +5
score-buck-4 = Nieko nebelieka | žaidėjas | laimi

card-call-about = slaptas partneris, iki { $target } taškų
card-call-deal = Po penkias kortas; kaladėje kortų: { $pack }. Kita korta atverčiama.
card-call-naming = Žaisk atverstąja spalva: dalytojas ją paima ir kitą kortą numeta; jei visi pasuoja, skelbk kitą spalvą. Tada skelbėjas pašaukia kortą: kas ją turi, tas jo partneris, ir niekas kitas to nežino.
card-call-alone = -
card-call-playing = Dėk tą pačią spalvą, jei turi. Partneris paaiškėja, kai padedama pašauktoji korta.
score-call-1 = Skelbėjai laimi tris ar keturis | kiekvienam | 1
score-call-2 = Skelbėjai laimi visus penkis | kiekvienam | 2
score-call-3 = Solo ir visi penki | skelbėjui | 5
score-call-4 = Skelbėjai laimi mažiau | kitiems | 2
