import { expect, test } from 'vitest'
import { turned } from '../../../../mocks/engine/recognition/greyImage.ts'
import { pageWords } from '../../../../mocks/engine/recognition/pageWords.ts'

const [WIDTH, HEIGHT] = [60, 90]
/** The only dark pixel of the scan. */
const INK = { x: 21, y: 33 }

test.each([0, 3, -90, 181])(
  'a word of a page that was turned by %d degrees is at its place in the scan',
  (angle) => {
    const pixels = new Uint8Array(WIDTH * HEIGHT).fill(255)
    pixels[INK.y * WIDTH + INK.x] = 0
    const straight = turned({ width: WIDTH, height: HEIGHT, pixels }, angle)
    const darkest = straight.pixels.indexOf(Math.min(...straight.pixels))
    const { width, height } = straight
    const left = (darkest % width) + 0.5
    const y = height - Math.floor(darkest / width) - 0.5
    const words = [{ text: 'A', left, right: left + 8, confidence: 1 }]
    const [word] = pageWords({
      number: 1,
      kind: 'text',
      angle,
      width,
      height,
      lines: [{ y, size: 11, stroke: 1, words }],
    })
    expect(Math.hypot((word?.x ?? 0) - INK.x - 0.5, (word?.y ?? 0) - INK.y - 0.5)).toBeLessThan(1)
    expect(word).toMatchObject({ width: 8, height: 11, ends_line: true })
  },
)
