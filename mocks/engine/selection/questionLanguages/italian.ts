import { anyOf, asks, type QuestionLanguage } from './questionLanguage.ts'

const { raw } = String
const PREPOSITION = '(?:a|al|di|da|dal|in|con|per|su|fino a|entro|tra|fra|ogni|durante)'

export const ITALIAN: QuestionLanguage = {
  language: 'it',
  opening: anyOf(
    raw`^(?:(?:ciao|salve|buongiorno|per favore|per piacere|e|ma|allora|quindi)\b,? )*(?:(?:mi |ci )?(?:puoi|potresti|puo|potrebbe) (?:dirmi|dire|spiegarmi|spiegare|indicarmi),? |(?:mi sai dire|dimmi|mi dica|spiegami) (?=(?:ch|cos|quand|quant|qual|dov|com|perch)))?`,
  ),
  start: anyOf(
    raw`^(?:${PREPOSITION} )?(?:chi|che|cosa|cos'|quale|quali|qual|quando|quanto|quanta|quanti|quante|dove|dov'|come|perche)(?:\b|(?<='))`,
    raw`^(?:posso|puo|possiamo|si puo|bisogna|devo|deve|c'e|ci sono|e|sono|ha|mi rimborsano|esiste|serve)\b`,
  ),
  kinds: {
    summary: asks(
      raw`^(?:riassumi|riassuma|riassumere|sintetizza|riassumimi|riassunto)\b|\bun (?:breve )?(?:riassunto|sunto)\b|^(?:puoi|potresti|puo|potrebbe) riassumere`,
      raw`\b(?:riassunto|sintesi|panoramica|quadro generale) (?:di|del|dello|della|dei|su|sul)\b|\b(?:riassunto|sintesi|panoramica) dell'`,
      raw`^(?:di (?:che )?(?:cosa|che)|su cosa) (?:parla|parlano|tratta|trattano|si tratta|si parla)\b`,
      raw`^qual(?:i|e)? (?:e|sono) (?:il tema|l'argomento|i punti|le idee|i risultati|le conclusioni)(?: (?:principale|principali|chiave|piu importanti|fondamentali))?\b`,
      raw`^(?:che )?cosa dice (?:il|questo|questa|la) [^,]*(?:documento|file|testo|rapporto|articolo|lettera|manuale|contratto|verbale)$`,
    ),
    date: asks(
      raw`^(?:${PREPOSITION} )?quando\b`,
      raw`\b(?:che|quale|quali|qual) (?:e (?:la |il )?|era (?:la |il )?)?(?:giorno|giorni|data|anno|anni|mese|mesi|ora|ore|orario|orari|secolo|decennio|settimana|scadenza|termine)\b`,
      raw`^(?:data|scadenza|orario|orari)\b`,
    ),
    count: asks(
      raw`\bquant[ie]\b(?! (?:costa|vale))`,
      raw`^numero di\b|\b(?:qual e il|che) numero (?:totale )?di\b`,
    ),
    amount: asks(
      raw`\bquant(?:o|a|')`,
      raw`\b(?:che|quale) (?:prezzo|temperatura|velocita|dimensione|lunghezza|peso|altezza|larghezza|distanza|eta|percentuale|pressione|potenza|dose|importo|capacita|superficie|durata|tariffa)\b`,
      raw`^qual(?:e)? ?(?:e|era|'e) (?:il|la|l'|lo)? ?(?:\p{L}+ )?(?:prezzo|costo|importo|temperatura|velocita|dimensione|lunghezza|peso|altezza|distanza|eta|percentuale|limite|massimo|minimo|tariffa|quota|valore|capacita|popolazione|tasso|durata|dose|cauzione|multa|abbonamento)\b`,
      raw`^(?:il |la )?(?:prezzo|costo|importo|tariffa|temperatura|peso|durata|limite|quota)\b`,
    ),
    place: asks(
      raw`^(?:${PREPOSITION} )?(?:dove\b|dov')`,
      raw`\b(?:in|a|di|da) (?:che|quale) (?:citta|paese|luogo|posto|regione|via|sala|edificio|piano|stato|continente|cartella|stanza|parte)\b`,
      raw`^(?:quale citta|quale paese|qual e l'indirizzo)\b`,
    ),
    person: asks(
      raw`^(?:${PREPOSITION} )?chi\b`,
      raw`^come si chiama(?:no|va)? (?:il|la|lo|i|gli|le|l')`,
      raw`\b(?:che|quale) (?:persona|autore|autrice|re|regina|presidente|azienda|ditta|squadra|societa|scienziato|attore|attrice|organizzazione)\b`,
      raw`^qual e il nome de`,
    ),
    reason: asks(
      raw`^(?:perche|come mai)\b`,
      raw`^(?:per )?(?:quale|che|qual e (?:il|la)|quali sono (?:i|le)) (?:motivo|motivi|ragione|ragioni|causa|cause)\b`,
      raw`^a (?:che )?cosa e dovut`,
    ),
    instruction: asks(
      raw`^come (?:posso|possiamo|si puo|devo|dobbiamo|si deve|faccio|facciamo|fare|fai)\b`,
      raw`^come (?:lo |la |mi |ci |li |le )*\p{L}+(?:o|iamo|are|ere|ire|arlo|arla|armi|ersi|arsi)\b`,
      raw`^come si (?!chiama|definisce|spiega|distingue)\p{L}+`,
      raw`^(?:che )?(?:cosa|che) (?:faccio|facciamo|fare|devo fare|dobbiamo fare|bisogna fare|si fa|si deve fare)\b`,
      raw`^(?:istruzioni|procedura|passi) (?:per|di)\b`,
      raw`^(?:con )?(?:che|quale) (?:comando|tasto|opzione|pulsante)\b`,
    ),
    purpose: asks(
      raw`^a (?:che )?(?:cosa|che) serv(?:e|ono)\b|^per (?:che )?cosa (?:si usa|si usano|serve|e usato)\b`,
      raw`^(?:che )?cosa fa (?:il|la|lo|l')`,
      raw`^qual e (?:lo scopo|la funzione|l'obiettivo|il ruolo|il fine)\b`,
    ),
    list: asks(
      raw`^(?:elenca|elencami|elenchi|nomina|lista|fammi un elenco)\b`,
      raw`^quali (?:sono|erano)\b|^quali \p{L}+[ie]\b`,
      raw`^(?:che )?cosa (?:comprende|include|contiene|e incluso|e compreso)\b|^da (?:che )?cosa e (?:composto|formato)`,
      raw`^che tip[oi] di\b`,
    ),
    definition: asks(
      raw`^(?:che )?cos(?:a e|a sono|'e|'era)\b`,
      raw`^(?:chi|che cosa) (?:e|era|sono|erano) (?:[^ ]+ ?){1,4}$`,
      raw`^(?:che )?(?:cosa|che) (?:significa|significano|vuol dire|vogliono dire|si intende|s'intende)\b`,
      raw`\b(?:significato|definizione) d`,
    ),
    choice: asks(raw`^(?:${PREPOSITION} )?(?:che|cosa|quale|quali|qual)\b|\bqual[ei]\b|\bcosa$`),
    yesNo: asks(
      raw`^(?:posso|puo|possono|possiamo|si puo|bisogna|devo|deve|c'e|ci sono|e|ha|esiste|serve|mi rimborsano)\b`,
    ),
  },
  asksByTone: true,
  standsFor: anyOf(raw`\b(?:sigla|significano?|vuol dire|abbreviazione|acronimo)\b`),
  requestWords:
    'riassumi riassuma riassumere riassunto sunto sintesi sintetizza panoramica quadro generale puoi potresti può fai fare fammi dammi dai mi breve per favore ' +
    'parla parlano tratta trattano tema argomento punti punto idee risultati conclusioni principale principali chiave importanti ' +
    'fondamentali dice contenuto tutto ultimo ultima nuovo',
  documentWords:
    'documento file testo rapporto relazione studio articolo libro manuale guida nota note pagina autore lettera verbale contratto allegato',
  request: anyOf(
    raw`^(?:(?:per favore|puoi|potresti|mi fai|fammi|dammi|un|una|breve) )*(?:riassum(?:i|a|ere)|(?:riassunto|sintesi|panoramica) (?:di|del|dello|della|dei|su))\s+(?=\S)`,
  ),
  answers: {
    number: anyOf(
      raw`\b(?:un|uno|una|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|tredici|quattordici|quindici|venti|trenta|quaranta|cinquanta|sessanta|settanta|ottanta|novanta|cento|\p{L}*cento|mille|\p{L}*mila|milion[ei]|miliard[oi]|dozzin[ae]|mezz[oa]|metà|terzo|quarto|doppio|entrambi|nessun\p{L}*|tutti|alcuni|gratis|gratuit\p{L}*|giornalier\p{L}*|settimanal\p{L}*|mensil\p{L}*|annual\p{L}*)\b`,
    ),
    date: [
      anyOf(
        raw`\b(?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|oggi|ieri|domani|mezzogiorno|mezzanotte|mattina|sera|notte|primavera|estate|autunno|inverno|secolo|ore)\b|\d{1,2}[:.]\d\d|\d{1,2}/\d{1,2}|\b\p{L}+ (?:anni|mesi|settimane|giorni) fa\b`,
      ),
    ],
    event: anyOf(
      raw`\b(?:quando|dopo|prima|durante|mentre|da|dal|fino|ogni|entro|appena|al momento|una volta)\b`,
    ),
    reason: anyOf(
      raw`\b(?:perché|poiché|dato che|a causa|causa|motivo|ragione|quindi|perciò|per|affinché|grazie a|altrimenti|evitare|dovut\p{L}*)\b`,
    ),
    place: anyOf(
      raw`\b(?:in|nel|nella|nello|nell|a|al|alla|allo|da|dal|dalla|su|sul|sulla|sotto|presso|tra|fra|vicino|dentro|qui|lì|dove)\b`,
    ),
    purpose: anyOf(
      raw`\b(?:serve|servono|per|permette|permettono|usato|usa|scopo|funzione|controlla|mostra|indica|evita|protegge)\b`,
    ),
    instruction: anyOf(
      raw`\b(?:deve|devono|devi|bisogna|può|puoi|basta|prima|poi|dopo|mediante|con|premere|premi|selezionare|aprire|inserire|usare|si \p{L}+)\b|^\p{L}+(?:are|ere|ire|ate|ete|ite|i|a)\b`,
    ),
    definition: anyOf(
      raw`\b(?:è|sono|era|erano|significa|significano|si chiama|si intende|s['’]intende|indica|designa|consiste|vuol dire)\b|[:–=]`,
    ),
  },
}
