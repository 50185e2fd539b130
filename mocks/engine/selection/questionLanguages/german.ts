import { anyOf, asks, type QuestionLanguage } from './questionLanguage.ts'

const PRONOUN =
  '(?:ich|du|er|sie|es|wir|ihr|man|der|die|das|den|dem|ein|eine|einen|mein|meine|meinen|unser|unsere|jemand|noch|auch)'
const { raw } = String

export const GERMAN: QuestionLanguage = {
  language: 'de',
  opening: anyOf(
    raw`^(?:(?:hallo|guten tag|bitte|und|aber|also)\b,? )*(?:(?:kannst du|konnen sie|konntest du|konnten sie)(?: mir| uns)?(?: bitte)? (?:sagen|erklaren|zeigen),? |(?:sag|sagen sie|erklar|erklare|erklaren sie|zeig)(?: mir| uns)?(?: bitte)?,? (?=w))?`,
  ),
  start: anyOf(
    raw`^(?:(?:an|auf|aus|bei|bis|ab|seit|um|in|im|mit|nach|von|vor|zu|fur|durch|unter) )?(?:wer|wen|wem|wessen|was|wann|wo|wohin|woher|womit|wodurch|wovon|wozu|wofur|worum|worauf|woran|worin|wie|wieviel|wieviele|warum|wieso|weshalb|welche[mnrs]?)\b`,
    raw`^(?:ist|sind|war|waren|bin|hat|haben|habe|kann|konnen|darf|durfen|muss|mussen|soll|sollen|wird|werden|gibt|gilt) `,
    raw`^\p{L}+(?:e|t|en) ${PRONOUN}\b`,
  ),
  kinds: {
    summary: asks(
      raw`\b(?:zusammenfass\w*|zusammenfassung)\b`,
      raw`^fass\w*\b.*\bzusammen\b`,
      raw`\b(?:uberblick|ubersicht|kurzfassung) (?:uber|von|der|des|zu)\b`,
      raw`^(?:worum|um was) (?:geht|ging|dreht|handelt)\b`,
      raw`^(?:wovon|von was) handelt\b`,
      raw`^was (?:ist|war) (?:das thema|der inhalt|die kernaussage)\b`,
      raw`^was sind die (?:wichtigsten|zentralen|wesentlichen) (?:punkte|aussagen|ergebnisse|erkenntnisse|inhalte)\b`,
      raw`^was (?:steht|stand) (?:in|im) [^,]*\b(?:dokument|datei|text|bericht|schreiben|brief|protokoll|papier)\w*$`,
    ),
    date: asks(
      raw`^(?:(?:ab|bis|seit|von|und) )*wann\b`,
      raw`\b(?:um wie ?viel uhr|wie spat)\b`,
      raw`\bwelche[mnrs]? (?:tag|tage|tagen|datum|jahr|jahre|monat|monaten|woche|wochentag|uhrzeit|zeitpunkt|termin|jahrhundert|jahrzehnt)\b`,
      raw`^(?:datum|termin|frist|uhrzeit|offnungszeiten|stichtag)\b`,
      raw`^was ist (?:das datum|die frist|der termin)\b`,
    ),
    count: asks(
      raw`\bwie ?viele?\b(?= (?:\p{L}{3,}en|\p{L}{3,}er|\p{L}{3,}e|\p{L}{3,}s|tage|mal|konnen|sind|haben|gibt)\b)`,
      raw`\bwieviele\b|\bwie viele\b`,
      raw`^(?:an)?zahl (?:der|von)\b|\bwelche anzahl\b`,
    ),
    amount: asks(
      raw`\bwie (?:viel|lange|weit|alt|gross|hoch|tief|breit|dick|dunn|schwer|leicht|teuer|oft|schnell|langsam|warm|heiss|kalt|stark|laut|lang|nah|haufig|voll)\b|\bwieviel\b`,
      raw`\bwas (?:kostet|kosten|kostete|zahlt|zahle|zahlen|bezahlt|verdient|wiegt|muss (?:ich|man) (?:be)?zahlen)\b`,
      raw`^(?:die |der |das )?(?:preis|kosten|hohe|hochstgrenze|betrag|gebuhr|miete|dauer|lange|breite|gewicht|temperatur|maximale?\w*|minimale?\w*|mindest\p{L}+|hochst\p{L}+)\b`,
      raw`\bwelche[mnrs]? (?:\p{L}+ )?(?:preis|betrag|temperatur|geschwindigkeit|grosse|lange|breite|hohe|gewicht|druck|spannung|menge|dauer|prozentsatz|anteil|dosis|leistung|alter|frequenz|zinssatz|abstand)\b`,
      raw`^was ist (?:der|die|das) (?:maximale|minimale|hochste|niedrigste|mindest\p{L}+|hochst\p{L}+|preis|betrag|hochstbetrag)\b`,
      raw`\bkosten$`,
    ),
    place: asks(
      raw`^(?:von )?(?:wo|wohin|woher)\b`,
      raw`\b(?:in|an|auf|aus) welche[mnrs]? (?:land|stadt|ort|stelle|raum|zimmer|gebaude|strasse|ordner|verzeichnis|gegend|region|kontinent|kreis|etage|stockwerk|platz)\b`,
      raw`\bwelche[mnrs]? (?:land|stadt|ort|region|kontinent)\b`,
    ),
    person: asks(
      raw`^(?:(?:an|bei|mit|von|fur|zu|durch) )?(?:wer|wen|wem|wessen)\b`,
      raw`^wie (?:heisst|heissen|hiess) (?:der|die|unser|unsere)\b`,
      raw`\bwelche[mnrs]? (?:person|autor|autorin|firma|konig|konigin|prasident|kunstler|mannschaft|team|abteilung|behorde|wissenschaftler|schauspieler|unternehmen)\b`,
    ),
    reason: asks(
      raw`^(?:und )?(?:warum|wieso|weshalb|weswegen)\b`,
      raw`\baus welche[mn] gr\p{L}+`,
      raw`\bwas (?:ist|war|sind|waren) (?:der|die) (?:grund|grunde|ursache|ursachen)\b`,
      raw`^wozu (?:der|die|das|ein|eine)\b`,
    ),
    instruction: asks(
      raw`^wie (?!viel|lange|oft|heiss)(?:kann|konnen|muss|mussen|soll|sollte|sollen|darf) (?:ich|man|wir|sie)\b`,
      raw`^wie (?:\p{L}+) (?:ich|man|wir)\b`,
      raw`^wie (?:wird|werden) .+ (?:\p{L}*ge\p{L}+t|\p{L}*ge\p{L}+en|\p{L}+iert)$`,
      raw`^was (?:muss|soll|sollte|kann|mache|tue) (?:ich|man|wir)(?: (?:tun|machen|beachten))?(?:$| (?:tun|machen|bei|wenn))`,
      raw`^was tun\b`,
      raw`^(?:anleitung|wie geht)\b`,
      raw`^mit welche[mnr] (?:befehl|taste|option|knopf)\b|^welche[nr]? (?:befehl|taste|option|knopf)\b`,
    ),
    purpose: asks(
      raw`^wozu\b`,
      raw`^(?:wofur|fur was)\b(?!.*\bsteht\b)`,
      raw`^was (?:macht|bewirkt|tut) (?:der|die|das)\b`,
      raw`^was ist der (?:zweck|sinn)\b|\bwelche[nr]? (?:zweck|funktion|aufgabe|rolle)\b`,
    ),
    list: asks(
      raw`^(?:nenne?|nennen|liste|aufzahlung|zahle?)\b`,
      raw`^welche (?:\p{L}+ )?(?:\p{L}{3,}(?:en|er|e|s|n)) (?!hat\b|ist\b|war\b|kostet\b)`,
      raw`^welche .+ gibt es\b`,
      raw`^was (?:gehort|gehorte|zahlt) (?:alles )?zu[mr]?\b`,
      raw`^was (?:ist|sind) .*\b(?:enthalten|inbegriffen|dabei)$|^was (?:enthalt|umfasst|beinhaltet)\b|^woraus besteht\b`,
      raw`^was sind (?:die|alle)\b`,
    ),
    definition: asks(
      raw`^(?:was|wer) (?:ist|sind|war|waren) (?:(?:ein|eine|einen|der|die|das|denn|eigentlich) )*(?:[^ ]+ ?){1,4}$`,
      raw`^was (?:bedeutet|bedeuten|heisst|meint|versteht|verstehen)\b`,
      raw`^(?:wofur|fur was) steht\b|\bwas (?:ist|wird) .*\b(?:gemeint|verstanden)\b`,
      raw`^was gilt als\b|\b(?:bedeutung|definition) (?:von|des|der)\b`,
    ),
    choice: asks(raw`\bwelche[mnrs]?\b`, raw`^was\b`),
    yesNo: asks(
      raw`^(?:ist|sind|war|waren|bin|hat|haben|habe|hatte|kann|konnen|darf|durfen|muss|mussen|soll|sollen|sollte|wird|werden|wurde|gibt|gilt|braucht|brauche|bekomme|bekommt|bekommen|lasst|geht|gehort|gehoren) (?!\p{L}+ bitte)`,
      raw`^\p{L}+(?:e|t|en) ${PRONOUN}\b`,
      raw`^ob\b`,
    ),
  },
  asksByTone: false,
  standsFor: anyOf(raw`\b(?:steht|stehen|bedeutet|bedeuten|heißt)\b`),
  requestWords:
    'zusammenfassen zusammenfassung fasse fass zusammen uberblick übersicht überblick kurzfassung gib geben erstelle schreib mach kurz kurze ' +
    'bitte kannst können könntest worum geht wovon handelt handeln thema inhalt kernaussage punkte punkt aussagen ' +
    'wichtigsten wichtig zentralen wesentlichen ergebnisse ergebnis erkenntnisse inhalte steht ganze ganzen neueste neuesten letzte',
  documentWords:
    'dokument dokumente dokuments datei text bericht berichts studie artikel buch handbuch handbuchs anleitung leitfaden notiz notizen seite autor brief ' +
    'schreiben papier unterlage protokoll protokolls vertrag vertrags vertrages anhang',
  request: anyOf(
    raw`^(?:(?:bitte|kannst du|können sie|könntest du|mir|uns|kurz|gib|geben sie|mach|erstelle|schreib|eine?n?|kurze|den|die|das) )*(?:fass\w*|zusammenfassung (?:von|der|des|zu)|überblick über|übersicht über)\s+(?=\S)`,
  ),
  answers: {
    number: anyOf(
      raw`\b(?:ein(?:e[mnrs]?)?|zwei|drei|vier|funf|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|\p{L}*zehn|\p{L}*zig|\p{L}*hundert|\p{L}*tausend|million(?:en)?|milliarden?|dutzend|halb\p{L}*|drittel|viertel|doppelt\p{L}*|einmal|zweimal|beide\p{L}*|kein\p{L}*|alle|mehrere|einige|täglich|wöchentlich|monatlich|jährlich|kostenlos|gratis|umsonst|frei)\b`,
    ),
    date: [
      anyOf(
        raw`\b(?:januar|jänner|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonnabends?|sonntags?|uhr|heute|gestern|morgen|mittags?|abends?|nachts?|mitternacht|frühling|frühjahr|sommer|herbst|winter|werktags?|jahrhundert)\b|\d{1,2}\.\s?\d{1,2}\.|\bvor \p{L}+ (?:jahren|monaten|wochen|tagen)\b`,
      ),
    ],
    event: anyOf(
      raw`\b(?:wenn|sobald|nachdem|bevor|während|seit|bis|vor|nach|ab|jede[mnrs]?|spätestens|frühestens|innerhalb|binnen|solange|als|beim)\b`,
    ),
    reason: anyOf(
      raw`\b(?:weil|da|denn|wegen|aufgrund|grund|gründe[n]?|ursache|deshalb|daher|darum|deswegen|damit|um|sonst|nämlich|dadurch|führt|durch|sodass|zuliebe|verhindern|vermeiden)\b`,
    ),
    place: anyOf(
      raw`\b(?:in|im|an|am|auf|bei|beim|neben|unter|über|hinter|vor|zwischen|aus|nach|zum|zur|ins|links|rechts|hier|dort|wo)\b`,
    ),
    purpose: anyOf(
      raw`\b(?:dient|dienen|zum|zur|um|damit|für|verwendet|benutzt|ermöglicht|sorgt|zweck|steuert|zeigt|verhindert|schützt|legt|regelt|misst)\b`,
    ),
    instruction: anyOf(
      raw`\b(?:muss|müssen|soll|sollen|sollte|kann|können|bitte|zuerst|dann|anschließend|danach|dazu|indem|mit|klicken|drücken|wählen|öffnen|schließen|geben|nehmen|lassen|stellen|legen|setzen)\b|^\p{L}+(?:en|e|n) sie\b`,
    ),
    definition: anyOf(
      raw`\b(?:ist|sind|war|waren|bedeutet|bedeuten|heißt|heißen|bezeichnet|bezeichnen|nennt man|versteht man|gilt als|gelten als|steht für|wird .{0,40}genannt)\b|[:–=]`,
    ),
  },
}
