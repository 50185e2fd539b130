const DOCUMENTS = '(?:documents?|files?|pdfs?|papers?|sources?|dokumente|dateien)'
const WORD = '(?:the )?(?:(?:word|term|phrase|name|expression)s? )'
const MENTIONED = '(?:is |are )?(?:ever )?(?:mentioned|named|referred to)'
const OCCURS = `(?:${MENTIONED}|used|written|occurs?|appears?|comes? up)`
const PATTERNS = [
  `(?:which|what|how many|in which|welche)(?: of (?:my|the|our))? (?:${DOCUMENTS}|pages?|sections?|chapters?|passages?) (?:mentions?|contains?|includes?|talks? about|speaks? of|(?:is|are) about|refers? to|says? (?:something|anything) about|erwähnen)\\s+(?<a>.+?)`,
  `(?:in )?(?:which|what) (?:${DOCUMENTS}|pages?) (?:is|are) (?<i>.+?) mentioned`,
  `(?:(?:do (?:i|we|you) have|are there|is there) (?:any|an?) ${DOCUMENTS}|(?:what|which) ${DOCUMENTS} do (?:i|we|you) have) (?:about|on|that mentions?|mentioning|containing)\\s+(?<h>.+?)`,
  `(?:do|does) any(?: of (?:my|the|our))? ${DOCUMENTS} (?:mention|contain|talk about|refer to)\\s+(?<b>.+?)`,
  `(?:where|on which pages?|in which (?:sections?|chapters?|documents?)|how (?:many times|often))(?: is| are)? (?!it |this |that )(?<c>.+?) ${MENTIONED}`,
  `(?:where|on which pages?|in which (?:sections?|chapters?|documents?)|how (?:many times|often))(?: is| are| does| do)? ${WORD}(?<d>.+?) ${OCCURS}`,
  `is (?<e>.+?) mentioned(?: at all)?`,
  `(?:please )?(?:list|show|find|give|count)(?: me)?(?: all| every| each)?(?: the| of the)? (?:mentions?|occurrences?|references?|passages?|sentences?|places?) (?:of|to|on|about|containing|that (?:mention|contain)|which (?:mention|contain)|with|where)\\s+${WORD}?(?<f>.+?)(?: (?:is|are) mentioned)?`,
  `(?:find|search(?: for)?|look for) (?<g>["'“‘].+["'”’])`,
].map(
  (pattern) =>
    new RegExp(
      `^\\W*(?:(?:and|so|please),? )?${pattern}(?: (?:anywhere|in (?:my|the|all|any|these)(?: of)?(?: my| the)? ${DOCUMENTS}|in the (?:library|knowledge base)|in total|overall))*[\\s?.!]*$`,
      'iu',
    ),
)
const MAX_LENGTH = 160

/** The text whose mentions a question asks for, with its quotation marks; null for other questions. */
export function askedMentions(question: string): string | null {
  if (question.length > MAX_LENGTH) return null
  for (const pattern of PATTERNS) {
    const groups = Object.values(pattern.exec(question)?.groups ?? {})
    const sought = groups.find((group) => group !== undefined)
    if (sought !== undefined)
      return sought.trim().replace(/^(?:the )?(?:word|term|phrase|name)s? |^(?:the|an?) /iu, '')
  }
  return null
}

/** Whether a question is about all documents, even if its words name one. */
export function asksWhichDocuments(question: string): boolean {
  return /^\W*(?:which|what|how many|in which) /i.test(question) && askedMentions(question) !== null
}
