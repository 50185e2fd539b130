import mammoth from 'mammoth'
import { unpackWord } from './unpackWord.ts'
import { readWordHtml, type WordTree } from './wordTree.ts'

/** Picture formats that browsers show and that run no scripts. */
const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/gif', 'image/webp']

/** Maximum length of a picture as base64. */
const MAX_PICTURE_LENGTH = 8_000_000

/** Reads a Word document. Rejects if it is damaged, not a Word document, or longer than such a file may be. */
export async function readWord(bytes: ArrayBuffer): Promise<WordTree> {
  const pictures: (string | null)[] = []
  const convertImage = mammoth.images.imgElement(async (image) => {
    const data = PICTURE_TYPES.includes(image.contentType) ? await image.readAsBase64String() : ''
    const isShown = data !== '' && data.length <= MAX_PICTURE_LENGTH
    const index = pictures.push(isShown ? `data:${image.contentType};base64,${data}` : null) - 1
    return { src: String(index) }
  })
  const unpacked = unpackWord(new Uint8Array(bytes))
  const input =
    typeof Buffer === 'undefined'
      ? { arrayBuffer: new Uint8Array(unpacked).buffer }
      : { buffer: Buffer.from(unpacked) }
  const { value } = await mammoth.convertToHtml(input, {
    convertImage,
    // A style map in the file could create any element.
    includeEmbeddedStyleMap: false,
    externalFileAccess: false,
  })
  return readWordHtml(value, pictures)
}
