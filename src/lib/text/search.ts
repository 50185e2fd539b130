/** Letters that Unicode does not decompose into a base letter and an accent, with the usual ASCII spelling. */
const SPELLINGS: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ð: 'd',
  đ: 'd',
  þ: 'th',
  ł: 'l',
  ß: 'ss',
  ı: 'i',
}
const SPELLED = new RegExp(`[${Object.keys(SPELLINGS).join('')}]`, 'g')
const ASCII = /^[\0-\x7f]*$/

/** The text without accents and in lower case, so that equal results mean equal for search. */
export function foldText(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(SPELLED, (letter) => SPELLINGS[letter] ?? letter)
}

/** The words of a search query, folded, each once. */
export function searchWords(query: string): readonly string[] {
  return [...new Set(foldText(query).split(/\s+/).filter(Boolean))]
}

/** Whether a folded text contains every word, as a substring. True if there are no words. */
export function containsWords(foldedText: string, words: readonly string[]): boolean {
  return words.every((word) => foldedText.includes(word))
}

/** Characters of an excerpt before its first match, and in all. */
const BEFORE_MATCH = 40
const MAX_EXCERPT = 160

/** The part of a text around the first of these words, from and to the end of a word. */
export function excerptAround(text: string, words: readonly string[]): string {
  const folded = foldText(text)
  const [at = 0] = words.map((word) => folded.indexOf(word)).filter((index) => index >= 0)
  const from = at <= BEFORE_MATCH ? 0 : text.indexOf(' ', at - BEFORE_MATCH) + 1
  const part = text.slice(from, from + MAX_EXCERPT)
  const isCut = from + MAX_EXCERPT < text.length
  return `${from > 0 ? '…' : ''}${isCut ? `${part.slice(0, part.lastIndexOf(' '))}…` : part}`
}
