/** A picture of a page: one byte for each pixel, from 0 (black) to 255 (white), row by row. */
export interface GreyImage {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
}

/** The brightness of each pixel of four bytes: red, green, blue, opacity. */
export function toGrey(rgba: Uint8ClampedArray, width: number, height: number): GreyImage {
  const pixels = new Uint8Array(width * height)
  for (let i = 0; i < pixels.length; i += 1) {
    const at = i * 4
    pixels[i] = ((rgba[at] ?? 0) * 77 + (rgba[at + 1] ?? 0) * 150 + (rgba[at + 2] ?? 0) * 29) >> 8
  }
  return { width, height, pixels }
}

/** As a file in the format PGM. */
export function toPgm({ width, height, pixels }: GreyImage): Uint8Array {
  const header = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`)
  const file = new Uint8Array(header.length + pixels.length)
  file.set(header)
  file.set(pixels, header.length)
  return file
}

/** With half as many pixels in each direction. */
export function halved({ width, height, pixels }: GreyImage): GreyImage {
  const [w, h] = [width >> 1, height >> 1]
  const half = new Uint8Array(w * h)
  for (let y = 0; y < h; y += 1)
    for (let x = 0; x < w; x += 1) {
      const at = 2 * y * width + 2 * x
      const [a = 0, b = 0] = [pixels[at], pixels[at + 1]]
      const [c = 0, d = 0] = [pixels[at + width], pixels[at + width + 1]]
      half[y * w + x] = (a + b + c + d) >> 2
    }
  return { width: w, height: h, pixels: half }
}

/** Turned counterclockwise around its center by `angle` degrees, on white. Width and height change places at about 90. */
export function turned(image: GreyImage, angle: number): GreyImage {
  const [sin, cos] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)]
  const isSideways = Math.abs(sin) > Math.abs(cos)
  const { width: w, height: h, pixels } = image
  const [width, height] = isSideways ? [h, w] : [w, h]
  const result = new Uint8Array(width * height).fill(255)
  for (let y = 0; y < height; y += 1) {
    const dy = y - (height - 1) / 2
    for (let x = 0; x < width; x += 1) {
      const dx = x - (width - 1) / 2
      const fromX = cos * dx - sin * dy + (w - 1) / 2
      const fromY = sin * dx + cos * dy + (h - 1) / 2
      const [left, top] = [Math.floor(fromX), Math.floor(fromY)]
      if (left < 0 || top < 0 || left + 1 >= w || top + 1 >= h) continue
      const [right, down] = [fromX - left, fromY - top]
      const at = top * w + left
      const upper = (pixels[at] ?? 0) * (1 - right) + (pixels[at + 1] ?? 0) * right
      const lower = (pixels[at + w] ?? 0) * (1 - right) + (pixels[at + w + 1] ?? 0) * right
      result[y * width + x] = upper * (1 - down) + lower * down + 0.5
    }
  }
  return { width, height, pixels: result }
}
