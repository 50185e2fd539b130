import { analyse } from 'chardet'
import { detectUtf16 } from './utf16.ts'

/** A decoded text, with \n at the ends of lines and without the color codes of terminals. */
export interface DecodedText {
  readonly text: string
  /** A label of the Encoding Standard, such as 'utf-8' or 'shift_jis'. */
  readonly encoding: string
  /** Whether the bytes leave no doubt about the encoding. */
  readonly isCertain: boolean
}

const BYTE_ORDER_MARKS = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
]

/**
 * Decodes a text by its byte order mark, as UTF-16 if it reads as such, as UTF-8 if nearly all of it is valid, and otherwise
 * in the encoding whose letters are the most usual. One invalid byte becomes one replacement character.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const { encoding, isCertain } = detectEncoding(bytes)
  return { text: decodeTextAs(bytes, encoding), encoding, isCertain }
}

export function decodeTextAs(bytes: Uint8Array, encoding: string): string {
  return new TextDecoder(encoding).decode(bytes).replace(TERMINAL_CODE, '').replace(/\r\n?/g, '\n')
}

/** Colors, cursor movements and titles (ECMA-48, 5.4 and 5.6). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the codes start with one
const TERMINAL_CODE = /\x1b(?:\[[0-?]{0,40}[ -/]{0,4}[@-~]|\][^\x07\x1b]{0,200}(?:\x07|\x1b\\))/g

function detectEncoding(bytes: Uint8Array): Omit<DecodedText, 'text'> {
  const marked = BYTE_ORDER_MARKS.find((mark) => mark.bytes.every((byte, i) => bytes[i] === byte))
  if (marked !== undefined) return { encoding: marked.encoding, isCertain: true }
  const wide = detectUtf16(bytes)
  if (wide !== null) return { encoding: wide, isCertain: true }
  if (isNearlyUtf8(bytes)) return { encoding: 'utf-8', isCertain: true }
  return mostUsual(bytes)
}

const SAMPLE_BYTES = 65_536

/** In UTF-8 with damaged places the intact characters are many; texts in other encodings have few by chance. */
const MIN_INTACT_PER_DAMAGED = 3

function isNearlyUtf8(bytes: Uint8Array): boolean {
  const text = new TextDecoder().decode(bytes)
  const damaged = text.match(/\ufffd+/g)?.length ?? 0
  if (damaged === 0) return true
  const intact = text.match(/[^\0-\x7f\ufffd]/gu)?.length ?? 0
  return intact >= damaged * MIN_INTACT_PER_DAMAGED
}

const SPACE = 0x20

/** Sums of two confidences of the detector, each in percent. */
const MIN_SCORE = 40
const MIN_LEAD = 10

/**
 * The encoding in which the sequences of letters are the most usual ones of a language. The detector judges the text twice,
 * once without the words of ASCII letters, because English words among others would be taken for the language of the text.
 */
function mostUsual(bytes: Uint8Array): Omit<DecodedText, 'text'> {
  const first = bytes.findIndex((byte) => byte >= 0x80)
  const start = Math.max(0, first - 1024)
  const sample = bytes.subarray(start, start + SAMPLE_BYTES)
  const scores = new Map<string, number>()
  for (const { name, confidence } of [sample, withoutAsciiWords(sample)].flatMap(analyse)) {
    const encoding = labelOf(name)
    if (encoding !== null) scores.set(encoding, (scores.get(encoding) ?? 0) + confidence)
  }
  const [best, next] = [...scores].sort(([, a], [, b]) => b - a)
  if (best === undefined) return { encoding: 'windows-1252', isCertain: false }
  const lead = best[1] - (next?.[1] ?? 0)
  return { encoding: best[0], isCertain: best[1] >= MIN_SCORE && lead >= MIN_LEAD }
}

/** The label of the Encoding Standard for a name of the detector; null for encodings that browsers do not decode. */
function labelOf(name: string): string | null {
  try {
    const { encoding } = new TextDecoder(name)
    return encoding === 'utf-8' ? null : encoding
  } catch {
    return null
  }
}

/** The words that have a byte above 0x7f. English words among others would be taken for the language of the text. */
function withoutAsciiWords(bytes: Uint8Array): Uint8Array {
  const kept: number[] = []
  let word: number[] = []
  let isAscii = true
  for (const byte of [...bytes, SPACE]) {
    word.push(byte)
    isAscii &&= byte < 0x80
    if (byte > SPACE) continue
    if (!isAscii) kept.push(...word)
    word = []
    isAscii = true
  }
  return Uint8Array.from(kept)
}
