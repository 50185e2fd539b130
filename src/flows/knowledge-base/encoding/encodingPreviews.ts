import { ENCODINGS } from '../../../domain/encodings.ts'
import { decodeText, decodeTextAs } from '../../../lib/text/decodeText.ts'
import { cutAt } from '../../../lib/text/format.ts'

/** The first lines of a text file in each encoding, and the encoding that its bytes show. */
export interface EncodingPreviews {
  /** A label of the Encoding Standard, which may not be among the encodings that can be chosen. */
  readonly detected: string
  /** By the label of the encoding. */
  readonly lines: Readonly<Record<string, readonly string[]>>
}

const SAMPLE_BYTES = 8192
/** What is shown before the first byte that differs between encodings. */
const BYTES_BEFORE = 512
const MAX_LINES = 6
const MAX_LINE_LENGTH = 120

/** Lines of ASCII letters are the same in most encodings, so the others are shown if there are any. */
export function previewEncodings(bytes: Uint8Array): EncodingPreviews {
  const first = bytes.findIndex((byte) => byte >= 0x80)
  // An even number, because UTF-16 has two bytes for each character.
  const start = Math.max(0, first - BYTES_BEFORE) & ~1
  const sample = bytes.subarray(start, start + SAMPLE_BYTES)
  return {
    detected: decodeText(bytes).encoding,
    lines: Object.fromEntries(ENCODINGS.map(({ value }) => [value, linesOf(decodeTextAs(sample, value))])),
  }
}

function linesOf(text: string): string[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const differing = lines.filter((line) => /[^\0-\x7f]/.test(line))
  return (differing.length > 0 ? differing : lines)
    .slice(0, MAX_LINES)
    .map((line) => cutAt(line, MAX_LINE_LENGTH))
}
