import { type UnzipFileInfo, unzipSync } from 'fflate'
import { MAX_UNPACKED_BYTES } from '../../../src/domain/upload.ts'
import { EngineError } from '../errors.ts'

/**
 * Unpacks the named entries of a ZIP archive, if they exist. An entry that is longer than declared is truncated, so a small
 * file cannot use up the memory.
 * @throws EngineError 'too-large-inside' above 50 MB in total, 'corrupt' if the archive cannot be read
 */
export function unzipEntries(bytes: Uint8Array, names: readonly string[]): Map<string, Uint8Array> {
  let total = 0
  const filter = ({ name, originalSize }: UnzipFileInfo): boolean => {
    if (!names.includes(name)) return false
    total += originalSize
    if (total > MAX_UNPACKED_BYTES) throw tooLarge(total)
    return true
  }
  try {
    return new Map(Object.entries(unzipSync(bytes, { filter })))
  } catch (cause) {
    throw cause instanceof EngineError ? cause : damaged({ cause })
  }
}

export function damaged(options?: ErrorOptions): EngineError {
  const message =
    "This Word document is damaged and can't be read. Open it in Word, save it again and upload the new file."
  return new EngineError('corrupt', message, options)
}

function tooLarge(size: number): EngineError {
  const megabytes = (count: number): string => `${Math.round(count / 1024 / 1024)} MB`
  const message =
    `This file unpacks to ${megabytes(size)} of text, more than the ${megabytes(MAX_UNPACKED_BYTES)} ` +
    'that can be read. Split it and upload the parts.'
  return new EngineError('too-large-inside', message)
}
