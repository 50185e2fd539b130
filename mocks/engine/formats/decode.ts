import {
  type DetectedContent,
  detectContent,
  wrongContentMessage,
} from '../../../src/domain/detectContent.ts'
import { EngineError } from '../errors.ts'

const BYTE_ORDER_MARKS = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
]

/** Maximum share of control characters in a text file. */
const MAX_CONTROL_SHARE = 0.02

/**
 * Decodes a text file by its byte order mark, otherwise as UTF-8 if valid, otherwise as windows-1252. Line ends become
 * \n.
 * @throws EngineError 'wrong-content' for binary data
 */
export function decodeText(bytes: Uint8Array): string {
  const content = detectContent(bytes)
  if (content !== 'unknown') throw notText(content)
  const marked = BYTE_ORDER_MARKS.find((mark) => mark.bytes.every((byte, i) => bytes[i] === byte))
  const text = marked === undefined ? decodeUnmarked(bytes) : new TextDecoder(marked.encoding).decode(bytes)
  if (controlShare(text) > MAX_CONTROL_SHARE) throw notText('binary data')
  return text.replace(/\r\n?/g, '\n').replaceAll('\u00ad', '')
}

function decodeUnmarked(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** 1 for any text with NUL, which only binary data contains. */
function controlShare(text: string): number {
  if (text.includes('\0')) return 1
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is counted
  const controls = text.match(/[\x01-\x08\x0e-\x1f\x7f\ufffd]/g)?.length ?? 0
  return controls / Math.max(1, text.length)
}

function notText(content: DetectedContent | 'binary data'): EngineError {
  return new EngineError('wrong-content', wrongContentMessage('a text file', content))
}
