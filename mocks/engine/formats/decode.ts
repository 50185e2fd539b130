import {
  detectOtherThanText,
  MAX_CONTROL_SHARE,
  wrongContentMessage,
} from '../../../src/domain/detectContent.ts'
import { type DecodedText, decodeText, decodeTextAs } from '../../../src/lib/text/decodeText.ts'
import { EngineError } from '../errors.ts'

/**
 * Decodes a text file, in the given encoding or else in the one that its bytes show, without soft hyphens.
 * @throws EngineError 'wrong-content' for binary data
 */
export function decodeTextFile(bytes: Uint8Array, encoding: string | undefined): DecodedText {
  const other = detectOtherThanText(bytes)
  if (other !== null) throw new EngineError('wrong-content', wrongContentMessage('a text file', other))
  const decoded =
    encoding === undefined
      ? decodeText(bytes)
      : { text: decodeTextAs(bytes, encoding), encoding, isCertain: true }
  if (controlShare(decoded.text) > MAX_CONTROL_SHARE)
    throw new EngineError('wrong-content', wrongContentMessage('a text file', 'binary data'))
  return { ...decoded, text: decoded.text.replaceAll('\u00ad', '') }
}

function controlShare(text: string): number {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is counted
  const controls = text.match(/[\0-\x08\x0e-\x1f\x7f]/g)?.length ?? 0
  return controls / Math.max(1, text.length)
}
