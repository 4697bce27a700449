# Lentos ir puslapiai: pradžia, žaidimai, meniu, rezultatai.

you = Tu
we = Mes
they = Jie

under-title = Jukras ir visa jo giminė
play = Žaisti
games = Žaidimai
settings = Nustatymai
rules = Taisyklės
quit = Išeiti
go-on-match = Tęsti
new-game = Naujas žaidimas
replace = Yra nebaigtas žaidimas
replace-what = { $game }: { $part }
replace-why = Naujas žaidimas užims jo vietą, ir šio tęsti nebebus galima.
replace-neither = Nei vienas
welcome = Sveiki atvykę
welcome-why = Pirma du dalykai; abu yra ir nustatymuose.
welcome-look = Pirma apsidairyti

which-game = Kuris žaidimas?
which-game-about = dvidešimt trys iš vienos šeimos
all = Visi
play-game = Žaisti: { $game }
house-rules = Namų taisyklės
house-rules-short = Namų
rules-changed = { FORM($count) ->
    [one] pakeista { $count } taisyklė
    [few] pakeistos { $count } taisyklės
    [many] pakeista { $count } taisyklės
   *[other] pakeista { $count } taisyklių
}
rules-search = Ieškoti taisyklių
rules-none-found = Tokios taisyklės nėra.
rules-mine = Mano taisyklės
rules-mine-about = namų taisyklės tavo vardais
rules-name = Šių taisyklių vardas
rules-name-first = Pirma duok joms vardą.
rules-too-many = Įrašyta per daug: pirma kurias nors ištrink.
rules-save = Įrašyti
rules-overwrite = Perrašyti
rules-saved = Įrašyta: { $name }
rules-load = Įkelti
rules-delete = Trinti
rules-delete-sure = Tikrai?
rules-none-saved = Dar nieko neįrašyta.
who-plays = Kas žaidžia
who-plays-short = Vietos
who-plays-about = paspausk portretą, gausi kitą
all-bots = Visi botai
player-person = Prie šio ekrano
pad-any = Bet kuris pultas
pad-own = Savas pultas
pad-listen = Paspausk jo mygtuką
curtain-turn = { $name }, tavo eilė
curtain-cards = { $name }, pasiimk savo kortas
curtain-take-one = Imk ekraną. { $name }, nežiūrėk.
curtain-take-many = Imk ekraną. Visi kiti, nežiūrėkit.
curtain-hold = Laikyk, kad pakeltum skiautinį
curtain-why = pro jį nieko neperskaitysi ir neišgirsi
curtain-no-undo = Ne už skiautinio
curtain-no-undo-why = Pirma pakelk jį; tada galėsi atsiimti savo.
level-beginner = Naujokas
level-casual = Mėgėjas
level-sharp = Aštrus
level-master = Meistras
no-house-rules = nėra: kaip paprastai žaidžiama
option-is = { $option }: { $value }
as-usual = Kaip įprasta
barred = Ne dabar
excluded = Įjungta „{ $other }“: galima tik viena.
not-in-game = „{ $option }“ šiam žaidimui netinka.

paused = Pertrauka
paused-why = Dalijimas lieka, koks yra.
go-on = Tęsti
rule-card = Taisyklių kortelė
calls = Kas ką sakė
calls-short = Skelbta
take-back = Atsiimti
take-back-short = Atsiimti
leave-table = Palikti stalą
leave-to-title = Į pradžią
hand-number = Dalijimas { $number } · { $score }

calls-turned = Atversta: { $card }
calls-made = { $name }: koziriai – { $trump }
calls-made-alone = { $name }: koziriai – { $trump }, solo
calls-alone = { $name } žaidžia solo
calls-dealer = Dalytojas: { $name }
calls-none = Dar niekas nekalbėjo.
no-last-trick = Kirčio dar nebuvo
no-last-trick-why = Pirmasis dar priešaky.
took-it = Kirtis: { $name }

next-hand = Kitas dalijimas
play-again = Žaisti dar
game-won = Žaidimą laimime mes!
game-lost = Žaidimą laimi jie
game-won-alone = Tu laimi žaidimą!
game-lost-alone = { $name } laimi žaidimą
game-length = { FORM($hands) ->
    [one] Po { $hands } dalijimo
    [few] Po { $hands } dalijimų
    [many] Po { $hands } dalijimo
   *[other] Po { $hands } dalijimų
}
game-cost = { $points ->
    [1] Dalijimas { $hand } mums kainavo vieną tašką
    [2] Dalijimas { $hand } mums kainavo du taškus
    [3] Dalijimas { $hand } mums kainavo tris taškus
    [4] Dalijimas { $hand } mums kainavo keturis taškus
   *[other] { FORM($points) ->
        [one] Dalijimas { $hand } mums kainavo { $points } tašką
        [few] Dalijimas { $hand } mums kainavo { $points } taškus
        [many] Dalijimas { $hand } mums kainavo { $points } taško
       *[other] Dalijimas { $hand } mums kainavo { $points } taškų
    }
}
last-hand = Paskutinis dalijimas

result-void = Niekas neskelbė
result-redeal = Dalijama iš naujo
result-made-us = Mums pavyko
result-made-them = Jiems pavyko
result-made-me = Tau pavyko
result-made-other = { $name }: pavyko
result-march-us = Maršas!
result-march-them = Jų maršas
result-march-me = Maršas!
result-march-other = { $name }: maršas
result-loner-us = Visi, ir solo!
result-loner-them = Jie laimi visus, solo
result-loner-me = Visi, ir solo!
result-loner-other = { $name }: visi, solo
result-euchred-us = Mus sukirto
result-euchred-them = Mes juos sukirtom!
result-euchred-me = Tave sukirto
result-euchred-other = { $name }: sukirsta!
result-no-maker = Kozirių niekas neskelbė.
result-took = Skelbėjas – { $name }, koziriai – { $trump }, { $tricks ->
    [0] nė vieno kirčio
   *[other] { FORM($tricks) ->
        [one] { $tricks } kirtis
        [few] { $tricks } kirčiai
        [many] { $tricks } kirčio
       *[other] { $tricks } kirčių
    }
}.
result-took-alone = Skelbėjas – { $name }, solo, koziriai – { $trump }, { $tricks ->
    [0] nė vieno kirčio
   *[other] { FORM($tricks) ->
        [one] { $tricks } kirtis
        [few] { $tricks } kirčiai
        [many] { $tricks } kirčio
       *[other] { $tricks } kirčių
    }
}.
result-took-with = Skelbėjas – { $name }, koziriai – { $trump }. { $side }: { $tricks ->
    [0] nė vieno kirčio
   *[other] { FORM($tricks) ->
        [one] { $tricks } kirtis
        [few] { $tricks } kirčiai
        [many] { $tricks } kirčio
       *[other] { $tricks } kirčių
    }
}.
name-and-name = { $name } ir { $other }
result-unplayed = Nepadėta nė viena korta.
in-the-barn = daržinėje
points-won = { $points ->
    [0] nė vieno taško
    [1] vienas taškas
    [2] du taškai
   *[other] { FORM($points) ->
        [one] { $points } taškas
        [few] { $points } taškai
        [many] { $points } taško
       *[other] { $points } taškų
    }
}
points-lost = { $points ->
    [1] prarastas vienas taškas
    [2] prarasti du taškai
   *[other] { FORM($points) ->
        [one] prarastas { $points } taškas
        [few] prarasti { $points } taškai
        [many] prarasta { $points } taško
       *[other] prarasta { $points } taškų
    }
}

notice-nothing-to-take-back = Nėra ko atsiimti
notice-nothing-to-take-back-why = Dar nieko nenusprendei.
notice-cannot-save = Įrašyti nepavyko
notice-cannot-save-why = Trūksta vietos arba leidimo rašyti. Žaidimas tęsiasi.
notice-kept-damaged = Kažkas įrašyto sugadinta
notice-kept-damaged-why = Perskaityti nepavyko ({ $what }); padėta į šalį: { $file }.
notice-kept-newer = Įrašė naujesnis žaidimas
notice-kept-newer-why = Palikta, kaip yra ({ $what }, { $file }).
notice-key-clash = Šis klavišas užimtas
notice-key-clash-why = Jis jau daro štai ką: { $act }.
kept-settings = nustatymai
kept-match = žaidimas
kept-statistics = statistika
kept-history = seni dalijimai

copy-number = Kopijuoti numerį
notice-number-copied = Numeris { $number } nukopijuotas
notice-number-copied-why = Pradėk su juo, ir dalijimai bus tie patys.
notice-number = Numeris { $number }
notice-number-why = Pradėk su juo, ir dalijimai bus tie patys.
