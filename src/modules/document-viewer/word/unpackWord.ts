import { type UnzipFileInfo, unzipSync, zipSync } from 'fflate'
import { MAX_UNPACKED_BYTES } from '../../../domain/upload.ts'

const PICTURE = /(?:^|\/)media\//

/**
 * The same archive without what is not shown, and without compression. An entry that is longer than declared is truncated, so
 * that a small file cannot use up the memory. Throws if the text is longer than a Word file may be; pictures above that size
 * are empty.
 */
export function unpackWord(bytes: Uint8Array): Uint8Array {
  let textSize = 0
  let pictureSize = 0
  const left: Record<string, Uint8Array> = {}
  const entries = unzipSync(bytes, {
    filter({ name, originalSize }: UnzipFileInfo) {
      if (PICTURE.test(name)) {
        pictureSize += originalSize
        if (pictureSize <= MAX_UNPACKED_BYTES) return true
        left[name] = new Uint8Array()
        return false
      }
      if (!/\.(?:xml|rels)$/i.test(name)) return false
      textSize += originalSize
      if (textSize > MAX_UNPACKED_BYTES) throw new Error('The text of the Word file is longer than allowed.')
      return true
    },
  })
  return zipSync({ ...entries, ...left }, { level: 0 })
}
