// Every sentence of the page round the game, by language: the game's own are not there yet when these are needed.

/**
 * Each kind of trouble has its title, what it is, and what can be done.
 */
export const WORDS = {
  en: {
    fetching: "Fetching the cards",
    counted: "{come} of {whole} MB",
    once: "the first time only",
    shuffling: "Shuffling",
    laying: "Laying the table",
    aside: "A slow line? It goes on from where it stopped.",
    loading: "Loading",
    table: "The card table",
    can: "What you can do",
    again: "Try again",
    copy: "Copy details",
    copied: "Copied",
    safe: "Your games are safe: they are kept on this machine.",
    unsafe: "This browser keeps nothing for the game, so a game in play cannot be brought back.",
    trouble: {
      "no-webgl2": ["The lantern will not light", "This browser gives the game nothing to draw with: WebGL 2 is switched off or missing.", ["Switch on hardware acceleration in the browser’s settings.", "Or open this page in another browser, a newer one."]],
      "no-wasm": ["The lantern will not light", "This browser cannot run the game: WebAssembly is switched off or missing.", ["Open this page in another browser, a newer one.", "Or switch off a setting or an extension that forbids WebAssembly."]],
      fetch: ["The cards have not come", "The line broke, and a file of the game is still missing.", ["See whether other pages open.", "Then try again: it goes on from where it stopped."]],
      memory: ["The barn is full", "The browser has no memory left for the game.", ["Close other tabs and programs, then try again.", "Or open this page in another browser."]],
      lost: ["The lantern went out", "The browser took the game’s graphics away, as it may when the machine sleeps or runs short.", ["Try again: the page loads anew, and the game goes on at the same card."]],
      stopped: ["The lantern fell over", "The game stopped by a mistake of its own.", ["Try again: the page loads anew, and the game goes on at the same card.", "If it stops at the same place again, send us the details."]],
    },
  },
  de: {
    fetching: "Die Karten kommen",
    counted: "{come} von {whole} MB",
    once: "nur beim ersten Mal",
    shuffling: "Es wird gemischt",
    laying: "Der Tisch wird gedeckt",
    aside: "Langsame Leitung? Es geht dort weiter, wo es stehen blieb.",
    loading: "Laden",
    table: "Der Kartentisch",
    can: "Was du tun kannst",
    again: "Noch einmal",
    copy: "Details kopieren",
    copied: "Kopiert",
    safe: "Deine Spiele sind sicher: Sie liegen auf diesem Gerät.",
    unsafe: "Dieser Browser bewahrt nichts für das Spiel auf; ein begonnenes Spiel lässt sich nicht zurückholen.",
    trouble: {
      "no-webgl2": ["Die Laterne will nicht brennen", "Dieser Browser gibt dem Spiel nichts zum Zeichnen: WebGL 2 ist abgeschaltet oder fehlt.", ["Schalte in den Einstellungen des Browsers die Hardwarebeschleunigung ein.", "Oder öffne diese Seite in einem anderen, neueren Browser."]],
      "no-wasm": ["Die Laterne will nicht brennen", "Dieser Browser kann das Spiel nicht ausführen: WebAssembly ist abgeschaltet oder fehlt.", ["Öffne diese Seite in einem anderen, neueren Browser.", "Oder schalte aus, was WebAssembly verbietet: eine Einstellung oder eine Erweiterung."]],
      fetch: ["Die Karten sind nicht gekommen", "Die Leitung riss ab, und eine Datei des Spiels fehlt noch.", ["Sieh nach, ob andere Seiten aufgehen.", "Dann versuch es noch einmal: Es geht dort weiter, wo es stehen blieb."]],
      memory: ["Die Scheune ist voll", "Der Browser hat keinen Speicher mehr für das Spiel.", ["Schließ andere Tabs und Programme, dann versuch es noch einmal.", "Oder öffne diese Seite in einem anderen Browser."]],
      lost: ["Die Laterne ist ausgegangen", "Der Browser hat dem Spiel die Grafik weggenommen, wie es vorkommt, wenn das Gerät schläft oder wenig Kraft hat.", ["Noch einmal: Die Seite lädt neu, und das Spiel geht bei derselben Karte weiter."]],
      stopped: ["Die Laterne ist umgefallen", "Das Spiel ist an einem eigenen Fehler stehen geblieben.", ["Noch einmal: Die Seite lädt neu, und das Spiel geht bei derselben Karte weiter.", "Bleibt es an derselben Stelle wieder stehen, schick uns die Details."]],
    },
  },
  es: {
    fetching: "Llegan las cartas",
    counted: "{come} de {whole} MB",
    once: "solo la primera vez",
    shuffling: "Barajando",
    laying: "Poniendo la mesa",
    aside: "¿Línea lenta? Sigue desde donde se paró.",
    loading: "Cargando",
    table: "La mesa de cartas",
    can: "Qué puedes hacer",
    again: "Reintentar",
    copy: "Copiar detalles",
    copied: "Copiado",
    safe: "Tus partidas están a salvo: se guardan en este equipo.",
    unsafe: "Este navegador no guarda nada para el juego: una partida a medias no se puede recuperar.",
    trouble: {
      "no-webgl2": ["El farol no se enciende", "Este navegador no le da al juego con qué dibujar: WebGL 2 está desactivado o falta.", ["Activa la aceleración por hardware en los ajustes del navegador.", "O abre esta página en otro navegador más nuevo."]],
      "no-wasm": ["El farol no se enciende", "Este navegador no puede ejecutar el juego: WebAssembly está desactivado o falta.", ["Abre esta página en otro navegador más nuevo.", "O desactiva el ajuste o la extensión que prohíbe WebAssembly."]],
      fetch: ["Las cartas no han llegado", "La línea se cortó y aún falta un archivo del juego.", ["Mira si se abren otras páginas.", "Luego reintenta: sigue desde donde se paró."]],
      memory: ["El granero está lleno", "Al navegador no le queda memoria para el juego.", ["Cierra otras pestañas y programas y reintenta.", "O abre esta página en otro navegador."]],
      lost: ["El farol se apagó", "El navegador le quitó los gráficos al juego, como puede pasar cuando el equipo se suspende o va justo.", ["Reintenta: la página se carga de nuevo y el juego sigue en la misma carta."]],
      stopped: ["El farol se cayó", "El juego se paró por un error suyo.", ["Reintenta: la página se carga de nuevo y el juego sigue en la misma carta.", "Si se para otra vez en el mismo sitio, envíanos los detalles."]],
    },
  },
  fr: {
    fetching: "Les cartes arrivent",
    counted: "{come} sur {whole} Mo",
    once: "la première fois seulement",
    shuffling: "On mélange",
    laying: "On dresse la table",
    aside: "Ligne lente\u00a0? Ça reprend là où ça s’est arrêté.",
    loading: "Chargement",
    table: "La table de cartes",
    can: "Ce que tu peux faire",
    again: "Réessayer",
    copy: "Copier les détails",
    copied: "Copié",
    safe: "Tes parties sont à l’abri\u00a0: elles sont gardées sur cet appareil.",
    unsafe: "Ce navigateur ne garde rien pour le jeu\u00a0: une partie en cours ne peut pas être reprise.",
    trouble: {
      "no-webgl2": ["La lanterne refuse de s’allumer", "Ce navigateur ne donne rien au jeu pour dessiner\u00a0: WebGL 2 est coupé ou absent.", ["Active l’accélération matérielle dans les réglages du navigateur.", "Ou ouvre cette page dans un autre navigateur, plus récent."]],
      "no-wasm": ["La lanterne refuse de s’allumer", "Ce navigateur ne peut pas faire tourner le jeu\u00a0: WebAssembly est coupé ou absent.", ["Ouvre cette page dans un autre navigateur, plus récent.", "Ou désactive le réglage ou l’extension qui interdit WebAssembly."]],
      fetch: ["Les cartes ne sont pas arrivées", "La ligne a été coupée, et il manque encore un fichier du jeu.", ["Vérifie que d’autres pages s’ouvrent.", "Puis réessaie\u00a0: ça reprend là où ça s’est arrêté."]],
      memory: ["La grange est pleine", "Le navigateur n’a plus de mémoire pour le jeu.", ["Ferme d’autres onglets et programmes, puis réessaie.", "Ou ouvre cette page dans un autre navigateur."]],
      lost: ["La lanterne s’est éteinte", "Le navigateur a repris au jeu ce qui sert à dessiner, comme il arrive quand l’appareil s’endort ou s’épuise.", ["Réessaie\u00a0: la page se recharge, et le jeu reprend à la même carte."]],
      stopped: ["La lanterne est tombée", "Le jeu s’est arrêté sur une erreur à lui.", ["Réessaie\u00a0: la page se recharge, et le jeu reprend à la même carte.", "S’il s’arrête encore au même endroit, envoie-nous les détails."]],
    },
  },
  lt: {
    fetching: "Atnešamos kortos",
    counted: "{come} iš {whole} MB",
    once: "tik pirmą kartą",
    shuffling: "Maišoma",
    laying: "Dengiamas stalas",
    aside: "Lėta linija? Bus tęsiama nuo ten, kur sustojo.",
    loading: "Kraunama",
    table: "Kortų stalas",
    can: "Ką gali padaryti",
    again: "Bandyti dar kartą",
    copy: "Kopijuoti aprašą",
    copied: "Nukopijuota",
    safe: "Tavo partijos saugios: jos laikomos šiame įrenginyje.",
    unsafe: "Ši naršyklė žaidimui nieko nesaugo, todėl pradėtos partijos grąžinti nepavyks.",
    trouble: {
      "no-webgl2": ["Žibintas neužsidega", "Ši naršyklė neduoda žaidimui kuo piešti: „WebGL 2“ išjungta arba jos nėra.", ["Naršyklės nuostatose įjunk aparatinį spartinimą.", "Arba atverk šį puslapį kita, naujesne naršykle."]],
      "no-wasm": ["Žibintas neužsidega", "Ši naršyklė negali paleisti žaidimo: „WebAssembly“ išjungta arba jos nėra.", ["Atverk šį puslapį kita, naujesne naršykle.", "Arba išjunk nuostatą ar priedą, kuris draudžia „WebAssembly“."]],
      fetch: ["Kortos neatkeliavo", "Ryšys nutrūko, ir dar trūksta žaidimo failo.", ["Pažiūrėk, ar atsiveria kiti puslapiai.", "Tada bandyk dar kartą: bus tęsiama nuo ten, kur sustojo."]],
      memory: ["Daržinė pilna", "Naršyklei žaidimui nebeliko atminties.", ["Užverk kitas korteles ir programas, tada bandyk dar kartą.", "Arba atverk šį puslapį kita naršykle."]],
      lost: ["Žibintas užgeso", "Naršyklė atėmė iš žaidimo tai, kuo jis piešia, kaip nutinka įrenginiui užmigus ar pritrūkus jėgų.", ["Bandyk dar kartą: puslapis bus įkeltas iš naujo, o žaidimas tęsis nuo tos pačios kortos."]],
      stopped: ["Žibintas nuvirto", "Žaidimas sustojo dėl savo paties klaidos.", ["Bandyk dar kartą: puslapis bus įkeltas iš naujo, o žaidimas tęsis nuo tos pačios kortos.", "Jei vėl sustos toje pačioje vietoje, atsiųsk mums aprašą."]],
    },
  },
};

/** The language the game was set to, where it was and can be asked. */
function chosen() {
  try {
    return JSON.parse(localStorage.getItem("right-bower/settings"))?.settings?.language;
  } catch {
    return null;
  }
}

/** The language of the page: the game's, else the first of the browser's there are words for, else English. */
export const language = [chosen(), ...(navigator.languages ?? [navigator.language])].map((code) => String(code).split("-")[0]).find((code) => Object.hasOwn(WORDS, code)) ?? "en";

/** The words of the page. */
export const words = WORDS[language];

/** Puts the words in their places, where English ones stand until then: `data-words` names what is to be said there. */
export function speak() {
  document.documentElement.lang = language;
  for (const place of document.querySelectorAll("[data-words]")) place.textContent = words[place.dataset.words];
  for (const place of document.querySelectorAll("[data-label]")) place.setAttribute("aria-label", words[place.dataset.label]);
}
