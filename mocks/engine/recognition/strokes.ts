import type { GreyImage } from './greyImage.ts'
import type { RecognizedWord } from './tesseract.ts'

/** The mean width of the strokes of a line of text, in pixels: of the dark pixels side by side. */
export function strokeWidth({ width, pixels }: GreyImage, words: readonly RecognizedWord[]): number {
  let dark = 0
  let strokes = 0
  for (const { left, right, top, bottom } of words) {
    const limit = middleLevel(pixels, width, { left, right, top, bottom })
    const longest = (bottom - top) / 2
    for (let y = top; y < bottom; y += 1) {
      let length = 0
      for (let x = left; x <= right; x += 1) {
        if ((pixels[y * width + x] ?? 255) < limit && x < right) length += 1
        else {
          // Longer ones are horizontal strokes and rules.
          if (length > 0 && length < longest) {
            dark += length
            strokes += 1
          }
          length = 0
        }
      }
    }
  }
  return strokes === 0 ? 0 : dark / strokes
}

type Box = Pick<RecognizedWord, 'left' | 'right' | 'top' | 'bottom'>

/** Half-way between the darkest and the lightest pixel. */
function middleLevel(pixels: Uint8Array, width: number, { left, right, top, bottom }: Box): number {
  let [least, most] = [255, 0]
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) {
      const level = pixels[y * width + x] ?? 255
      if (level < least) least = level
      if (level > most) most = level
    }
  return (least + most) / 2
}
