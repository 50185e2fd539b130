import type { BodyStyle, Row } from './rows.ts'

/** A numbered or unnumbered list item. 'J. R. Brandt' starts with the initials of a name. */
const ITEM = /^(?:[-*•◦▪–—·]|\(?\d{1,3}[.)]|(?!\p{Lu}\. \p{Lu}\. )\(?[a-z][.)])\s/iu
const CAPTION =
  /^(?:fig(?:ure|ura|\.)|tab(?:le|elle|leau|la|\.)|abb(?:ildung|\.)|listing|example|рис(?:унок|\.)|табл(?:ица|\.)|图|表)\s?(?:[A-Z]\.)?\d[\d.\-–]*\s?[:.–-]?\s/iu
const NOTICE = /^(?:note|tip|hint|caution|warning|important|danger|attention|remark|example)s?[:.!]?$/i
/** A section number: '3', '3.2.1', 'A.2', with or without a period. */
const NUMBER = /^(?:\d{1,2}|[A-Z])(?:\.\d{1,3})*\.?$/
const NUMBERED = /^((?:\d{1,2}|[A-Z](?=\.\d))(?:\.\d{1,3})*)\.?\s+["“'‘¿¡(]?[\p{Lu}\p{Lo}\p{N}]/u
const NAMED =
  /^(?:chapter|part|appendix|section|kapitel|teil|anhang|chapitre|partie|capítulo|parte|глава|часть)\s+(?:\d{1,3}|[IVXLC]{1,7}|[A-Z])\b[.:]?/iu
const MAX_HEADING_LENGTH = 120
const MAX_PLAIN_HEADING_WORDS = 12
/** Minimum font size of a heading, relative to the body text. */
export const HEADING_RATIO = 1.12
/** Small text, relative to the body text. */
const SMALL_RATIO = 0.93
const MOST = 0.8

export function isCaption(row: Row): boolean {
  return CAPTION.test(row.text)
}

/** Whether a row is the label of a notice: 'Note', 'Warning'. It is no section of its own. */
export function isNotice({ text }: Row): boolean {
  return NOTICE.test(text)
}

/** Whether a row is the first of a list item: a mark or a number before the text. */
export function isItem({ text, segments }: Row): boolean {
  return ITEM.test(text) && (segments.length > 1 || /\p{L}/u.test(text))
}

export function isMono(row: Row): boolean {
  return row.mono >= MOST && !row.text.startsWith('•')
}

export function isSmall(row: Row, body: BodyStyle): boolean {
  return row.size < body.size * SMALL_RATIO
}

/** Whether the row is only a section number, or 'Chapter 3'. Its title is on the next row. */
export function isLoneNumber({ text }: Row): boolean {
  return (NUMBER.test(text) && /[\d.]/.test(text)) || NAMED.exec(text)?.[0] === text
}

/** The depth of a numbered heading: 1 for '3 Title', 3 for '3.2.1 Title'; null without number. */
export function numberDepth(text: string): number | null {
  if (NAMED.test(text)) return 1
  const number = NUMBERED.exec(text)?.[1]
  return number === undefined ? null : number.split('.').length
}

/** How a row could be a heading. `weight`: larger for headings that are further out. */
export function headingStyle(
  row: Row,
  body: BodyStyle,
): { readonly weight: number; readonly isStrong: boolean } | null {
  const { text, size } = row
  if (row.isRotated || isCaption(row) || text.length > MAX_HEADING_LENGTH || !/\p{L}\p{L}|\p{Lo}/u.test(text))
    return null
  if (isMono(row) && size < body.size * HEADING_RATIO) return null
  if (/[,;]$/.test(text) || / … \w+$/.test(text)) return null
  const isLarge = size >= body.size * HEADING_RATIO
  const isBold = row.bold >= MOST && !body.isBold
  const isCapitals = text === text.toUpperCase() && text !== text.toLowerCase() && /\p{Lu}{3}/u.test(text)
  const weight = Math.round(size * 2) / 2 + (isBold ? 0.3 : 0) + (isCapitals ? 0.1 : 0)
  if (isLarge || isBold) return { weight, isStrong: isLarge }
  if (size < body.size * 0.97) return null
  const isShort = text.split(' ').length <= MAX_PLAIN_HEADING_WORDS
  const isNumbered = (numberDepth(text) ?? 0) >= 1 && !/[.:!?]$/.test(text)
  return isShort && (isCapitals || isNumbered) ? { weight, isStrong: false } : null
}

/** Whether a text is a formula, a number or another string without words. */
export function isWithoutWords(text: string, math: number): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const characters = text.replace(/\s/g, '').length
  if (math > 0.35 || letters < characters * 0.4) return true
  return !/\p{L}{3}|\p{Lo}{2}/u.test(text)
}
