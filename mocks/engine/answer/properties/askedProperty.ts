/** What a question asks about a document itself. */
export type AskedProperty = 'author' | 'created' | 'modified' | 'length' | 'language'

const PATTERNS: readonly (readonly [AskedProperty, RegExp])[] = [
  [
    'author',
    /^(?:(?:by )?who(?:m| is| was| are| were)?\b.*?\b(?:wrote|written|authors?(?:ed)?|compiled|put together)(?: (?:of|by))?\b|(?:what|which) is the name of the authors? of\b|(?:the )?authors? of\b|(?:wer|von wem)\b.*?\b(?:geschrieben|schrieb|verfasst|autor(?:in)? (?:von|des|der))(?!\p{L})|(?:qui|par qui)\b.*?(?:écrit|rédigé|auteure? d[eu])(?!\p{L})|(?:por )?quién(?:es)?\b.*?(?:escribió|escrito|redactó|autora? de)(?!\p{L})|(?:da )?chi\b.*?\b(?:scritto|scrisse|autore di)(?!\p{L})|(?:por )?quem\b.*?(?:escreveu|escrito|autora? d[eoa])(?!\p{L}))/iu,
  ],
  [
    'modified',
    /^(?:when (?:was|were)\b(?=.*\blast (?:changed|modified|updated|edited|revised)\b)|wann wurde\b(?=.*\bzuletzt (?:geändert|bearbeitet)))/i,
  ],
  [
    'created',
    /^(?:when (?:was|were|did)\b(?=.*\b(?:written|write|created|compiled|dated|put together)\W*$)|what is the date of\b|(?:what )?date is on\b|wann wurde\b(?=.*\b(?:geschrieben|verfasst|erstellt)\W*$))/i,
  ],
  [
    'length',
    /^(?:how many (?:pages|words)\b|how (?:long|big|large) (?:is|are)\b(?=.*\b(?:documents?|files?|papers?|reports?|manual|guide|handbook|polic(?:y|ies)|minutes|contract|lease|agreement|book|article|letter|notes?|specification|text|pdf|thesis|study|standard)\b)|wie\s?viele seiten\b|combien de pages\b|cuántas páginas\b|quante pagine\b|quantas páginas\b|what is the (?:page|word) count of\b)/i,
  ],
  ['language', /^(?:(?:in )?(?:what|which) language (?:is|are|was|were)\b)/i],
]
/** What is left of the question beside the name of the document. */
const OTHER_WORDS =
  /\b(?:written|write|created|compiled|dated|put together|last|changed|modified|updated|edited|revised|have|has|does|do|did|is|are|was|were|there|in|of|long|file|hat|haben|zuletzt|geändert|bearbeitet|geschrieben|verfasst|erstellt)\b/gi

/** The property of a document that a question asks for, and the words that name the document; null for other questions. */
export function askedProperty(
  question: string,
): { readonly property: AskedProperty; readonly named: string } | null {
  const text = question.trim()
  for (const [property, pattern] of PATTERNS) {
    const found = pattern.exec(text)
    if (found !== null) return { property, named: text.slice(found[0].length).replace(OTHER_WORDS, ' ') }
  }
  return null
}
