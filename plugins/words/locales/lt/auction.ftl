# Skelbimas: ko klausiama ir ką galima atsakyti.

ask-name-blind = Dalijai: skelbk kozirius nežiūrėjęs.
ask-farmer = Vien mažos kortos. Mesti jas?
ask-under = Mainyti šias?
ask-west-first = Koziris iš atverstosios kortos?
ask-west-second = Koziris iš kitų šešių?
ask-pick-up = Dalijai. Imi ją?
ask-order = Dalijo { $dealer }. Žaidi šia spalva?
ask-late-assist = Visi pasavo. Padėti: { $dealer }?
ask-name = { $suit ->
    [clubs] Kryžiai užversti. Skelbi kozirius?
    [diamonds] Būgnai užversti. Skelbi kozirius?
    [hearts] Čirvai užversti. Skelbi kozirius?
   *[spades] Pikai užversti. Skelbi kozirius?
}
ask-name-plain = Skelbk kozirius
ask-tens = Kas skaičiuoja dešimtis?
ask-discard = Numesk vieną kortą
ask-alone = Solo?
ask-defend = Ginsies solo?
ask-best-wanted = Imi geriausią partnerio kortą?
ask-best-give = Atiduok geriausią kortą
ask-best-discard = Numesk vieną iš šešių
ask-bid = Kiek skelbi?
ask-widow = Numesk, kas per daug
ask-call = Pašauk partnerio kortą
ask-stay = Žaisi šį dalijimą?
ask-led-suit = Kokią spalvą dėti?

order-up = Žaidžiu
order-up-alone = Žaidžiu solo
order-short = Žaidžiu
pick-it-up = Imu
pick-it-up-alone = Imu, solo
turn-it-down = Užverčiu
pass = Pas
alone = Solo
volunteer = Mano partneris, solo
together = Kartu
defend-alone = Ginuosi solo
defend-together = Kartu
ask-best = Prašau jos
no-best = Be jos
farmer = Metu
keep-my-cards = Pasilieku kortas
stay = Lieku
drop = Metu
decline = Palieku ją
no-trump = Be kozirių
low = Žemyn
tens-numbers = Skaičiai
tens-colours = Spalvos
tens-shapes = Formos
bid-misere = Mizeris
bid-nap = Napas
bid-wellington = Velingtonas
bid-blucher = Bliucheris
bid-pepper = Pipiras

why-turned-down = Ji buvo užversta.
why-natural = Tokios kortos neturi.
why-west-first = Dabar tik tai, kas atverstojoje kortoje.
why-west-second = Tai yra užverstojoje kortoje.
why-no-alone = Su šia solo nežaidžiama.
why-must-alone = Dalytojo partneris gali žaisti tik solo.
why-stuck = Visi pasavo: dalytojas privalo skelbti.
why-bidder-stuck = Visi pasavo: dalytojas privalo skelbti skaičių.
why-tens = Dešimtis skaičiuoja vienas iš dviejų rinkinių be kozirių.

pick-up-short = Imu
trial-count = { $trump }: { $count ->
    [0] rankoje kozirių nėra
   *[other] { FORM($count) ->
        [one] rankoje { $count } koziris
        [few] rankoje { $count } koziriai
        [many] rankoje { $count } kozirio
       *[other] rankoje { $count } kozirių
    }
}
trial-range = { $trump }: kozirių rankoje { $count } arba { $other }
trial-tens = Dešimtys – { $set }: { $cards }
trial-brief = Kai { $set }: { $cards }
trial-none = kozirių nėra
trial-right = Dešinys baueris
trial-left = Kairys baueris
trial-values = Skaičius – kozirio vertė: 33 muša 32.
trial-again = Paspausk dar kartą, ir paskelbsi
tag-right = Dešinys
tag-left = Kairys
tag-trump = Koziris
tag-counts = Koziris { $value }
tag-if = jei { $set }

suit-clubs = kryžiai
suit-diamonds = būgnai
suit-hearts = čirvai
suit-spades = pikai
west-1 = vienetai
west-2 = dvejetai
west-3 = trejetai
west-r = raudonos
west-y = geltonos
west-g = žalios
west-c = skrituliai
west-h = širdys
west-t = trikampiai
west-numbers = skaičiai
west-colours = spalvos
west-shapes = formos
trump-with-tens = { $trump }, dešimtys – { $tens }

rank-2 = dviakė
rank-3 = triakė
rank-4 = keturakė
rank-5 = penkakė
rank-6 = šešakė
rank-7 = septynakė
rank-8 = aštuonakė
rank-9 = devynakė
rank-t = dešimtakė
rank-j = valetas
rank-q = dama
rank-k = karalius
rank-a = tūzas
card = { $suit ->
    [clubs] kryžių
    [diamonds] būgnų
    [hearts] čirvų
   *[spades] pikų
} { $rank }
card-joker = džokeris
card-west = { $shape ->
    [c] { $colour ->
        [r] { $number ->
            [1] 1 raudonas skritulys
           *[other] { $number } raudoni skrituliai
        }
        [y] { $number ->
            [1] 1 geltonas skritulys
           *[other] { $number } geltoni skrituliai
        }
       *[g] { $number ->
            [1] 1 žalias skritulys
           *[other] { $number } žali skrituliai
        }
    }
    [h] { $colour ->
        [r] { $number ->
            [1] 1 raudona širdis
           *[other] { $number } raudonos širdys
        }
        [y] { $number ->
            [1] 1 geltona širdis
           *[other] { $number } geltonos širdys
        }
       *[g] { $number ->
            [1] 1 žalia širdis
           *[other] { $number } žalios širdys
        }
    }
   *[t] { $colour ->
        [r] { $number ->
            [1] 1 raudonas trikampis
           *[other] { $number } raudoni trikampiai
        }
        [y] { $number ->
            [1] 1 geltonas trikampis
           *[other] { $number } geltoni trikampiai
        }
       *[g] { $number ->
            [1] 1 žalias trikampis
           *[other] { $number } žali trikampiai
        }
    }
}

told-pass = pas
told-pass-defend = nesigina solo
told-pass-best = lieka su savo kortomis
told-pass-tens = dešimtis palieka kitam
told-order = žaidžia šia spalva
told-order-alone = žaidžia šia spalva, solo
told-decline = palikta atversta
told-name = paskelbta: { $trump }
told-name-alone = paskelbta: { $trump }, solo
told-tens = dešimtys: { $set }
told-bid = paskelbta: { $bid }
told-discard = { FORM($count) ->
    [one] numesta { $count } korta
    [few] numestos { $count } kortos
    [many] numesta { $count } kortos
   *[other] numesta { $count } kortų
}
told-under = mainytos mažosios kortos
told-farmer = kortos sumestos
told-alone = žaidžia solo
told-volunteer = partneriui leista žaisti solo
told-together = žaidžia su partneriu
told-defend = ginasi solo
told-best-asked = paprašyta geriausios partnerio kortos
told-best-given = atiduota korta
told-call = pašaukta korta: { $card }
told-stay = lieka žaisti
told-drop = metė kortas
told-suit = prašyta spalvos: { $suit }
told-play = padėta korta: { $card }

card-may-be-played = Ją galima dėti dabar.
card-may-be-given = Ją galima atiduoti dabar.
card-may-lead = Pradedi tu, tad galima dėti bet kurią kortą.
advice = Geras žaidėjas čia
advised-pass = pasuotų.
advised-order = žaistų šia spalva.
advised-order-alone = žaistų šia spalva solo.
advised-decline = paliktų kortą gulėti.
advised-name = skelbtų: { $trump }.
advised-name-alone = skelbtų solo: { $trump }.
advised-tens = dešimtimis skelbtų: { $set }.
advised-bid = skelbtų: { $bid }.
advised-discard = numestų kortą: { $card }.
advised-under = mainytų šias kortas.
advised-farmer = mestų kortas.
advised-alone = žaistų solo.
advised-volunteer = leistų partneriui žaisti solo.
advised-together = žaistų kartu.
advised-defend = gintųsi solo.
advised-best-ask = imtų geriausią partnerio kortą.
advised-best-give = atiduotų kortą: { $card }.
advised-call = pašauktų kortą: { $card }.
advised-stay = liktų žaisti.
advised-drop = mestų kortas.
advised-suit = prašytų spalvos: { $suit }.
advised-play = dėtų kortą: { $card }.
