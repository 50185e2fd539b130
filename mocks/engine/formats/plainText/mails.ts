import { calendarDates } from '../../text/dates.ts'
import type { DocumentMetadata } from '../../types.ts'
import { type Draft, draft } from '../compose.ts'
import { cleanText } from '../repairText.ts'

/** A field above a mail. */
const FIELD =
  /^\*?(?:From|To|Cc|Date|Sent|Subject|Von|An|Datum|Gesendet|Betreff|De|À|Objet|Envoyé|Para|Asunto|Fecha|Enviado):\*?\s+\S/
const MIN_FIELDS = 3
/** What programs write above a mail that they quote: 'On Monday Ruth Egge wrote:'. */
const INTRODUCTION =
  /^(?:On|Am|Le|El|Il|Op)\s.{5,200}(?:wrote|schrieb|a écrit|escribió|ha scritto|schreef).{0,60}:$/
const SEPARATOR = /^(?:[-_]{3}.*[-_]{3}|_{10,})$/
const QUOTATION_MARKS = /^(?:>\s?)+/

/**
 * The mails of a thread in the order of the file. Fields above a mail are rows; a mail that is quoted is a section whose heading
 * says who wrote it and when. Null for texts that are no mails.
 */
export function readMails(text: string): Draft[] | null {
  const blocks = blocksOf(text)
  if (blocks[0] === undefined || !isFields(blocks[0])) return null
  return blocks.flatMap((lines, i): Draft[] => {
    const joined = cleanText(lines.join(' '))
    if (INTRODUCTION.test(joined)) return [draft('heading', joined, null, 1)]
    if (!isFields(lines)) return [draft('paragraph', joined)]
    const fields = lines.map((line) => cleanText(line.replaceAll('*', '')))
    const rows = fields.map((field) => draft('row', field))
    return i === 0
      ? rows
      : [draft('heading', `Quoted mail. ${fields.slice(0, 2).join(', ')}`, null, 1), ...rows]
  })
}

/** The lines between empty lines, separators and changes of the quotation's depth, without quotation marks. */
function blocksOf(text: string): string[][] {
  const blocks: string[][] = [[]]
  let depth = 0
  for (const line of text.split('\n')) {
    const marks = QUOTATION_MARKS.exec(line)?.[0] ?? ''
    const content = line.slice(marks.length).trim()
    const isEnd = content === '' || SEPARATOR.test(content)
    if (isEnd || marks.replace(/\s/g, '').length !== depth) blocks.push([])
    depth = marks.replace(/\s/g, '').length
    if (!isEnd) blocks.at(-1)?.push(content)
  }
  return blocks.filter((lines) => lines.length > 0)
}

function isFields(lines: readonly string[]): boolean {
  return lines.filter((line) => FIELD.test(line)).length >= MIN_FIELDS
}

const SENDER = /^(?:From|Von|De):\s+(.+)$/
const SENT = /^(?:Date|Sent|Datum|Gesendet|Envoyé|Fecha|Enviado):\s+(.+)$/

/** Who wrote the first mail of a text and when. Empty for texts that are no mails. */
export function readMailFields(text: string): DocumentMetadata {
  const [first] = blocksOf(text.slice(0, MAX_FIELDS_LENGTH))
  if (first === undefined || !isFields(first)) return {}
  const fields = first.map((line) => cleanText(line.replaceAll('*', '')))
  const find = (pattern: RegExp): string | undefined => {
    for (const field of fields) {
      const value = pattern.exec(field)?.[1]
      if (value !== undefined) return value
    }
    return undefined
  }
  const author = find(SENDER)
    ?.replace(/\s*[<[(][^\s>\])]*@.*$/, '')
    .replace(/^"(.*)"$/, '$1')
  const created = dayOf(find(SENT) ?? '')
  return { ...(author && { author }), ...(created !== null && { created }) }
}

const MAX_FIELDS_LENGTH = 4000

function dayOf(text: string): string | null {
  const date = calendarDates(text).find(({ years, month, day }) => years && month !== null && day !== null)
  if (!date?.years) return null
  return [date.years[0], date.month, date.day].map((part) => String(part).padStart(2, '0')).join('-')
}
