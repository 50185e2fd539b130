import { inflateSync } from 'node:zlib'

export interface Pixels {
  width: number
  height: number
  /** The value of a pixel: equal for equal colors. */
  at: (x: number, y: number) => number
}

/**
 * Decodes a PNG file as screenshots are: 8 bits for each channel or palette index, not interlaced.
 *
 * @throws Error for other PNG files.
 */
export function decodePng(file: Buffer): Pixels {
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)]
  const channels = { 2: 3, 3: 1, 6: 4 }[file.readUInt8(25)]
  if (channels === undefined || file.readUInt8(24) !== 8 || file.readUInt8(28) !== 0)
    throw new Error('The PNG file has another format than screenshots.')
  const lines = unfilter(inflateSync(Buffer.concat(imageData(file))), width * channels, channels)
  return { width, height, at: (x, y) => lines.readUIntBE(y * width * channels + x * channels, channels) }
}

/** The contents of the image data chunks. */
function imageData(file: Buffer): Buffer[] {
  const parts: Buffer[] = []
  for (let start = 8; start < file.length; ) {
    const length = file.readUInt32BE(start)
    if (file.toString('latin1', start + 4, start + 8) === 'IDAT')
      parts.push(file.subarray(start + 8, start + 8 + length))
    start += length + 12
  }
  return parts
}

/** Undoes the filter of each line, which stores bytes as differences to their neighbors. */
function unfilter(filtered: Buffer, lineBytes: number, channels: number): Buffer {
  const height = filtered.length / (lineBytes + 1)
  const lines = Buffer.alloc(height * lineBytes)
  for (let y = 0; y < height; y += 1) {
    const source = y * (lineBytes + 1)
    const filter = filtered[source] ?? 0
    const target = y * lineBytes
    for (let x = 0; x < lineBytes; x += 1) {
      const left = x < channels ? 0 : (lines[target + x - channels] ?? 0)
      const up = y === 0 ? 0 : (lines[target + x - lineBytes] ?? 0)
      const upLeft = x < channels || y === 0 ? 0 : (lines[target + x - lineBytes - channels] ?? 0)
      lines[target + x] = (filtered[source + 1 + x] ?? 0) + prediction(filter, left, up, upLeft)
    }
  }
  return lines
}

/** The predicted byte of a filter type of the PNG specification. */
function prediction(filter: number, left: number, up: number, upLeft: number): number {
  if (filter === 1) return left
  if (filter === 2) return up
  if (filter === 3) return (left + up) >> 1
  if (filter !== 4) return 0
  const estimate = left + up - upLeft
  const [toLeft, toUp, toUpLeft] = [left, up, upLeft].map((byte) => Math.abs(estimate - byte)) as [
    number,
    number,
    number,
  ]
  if (toLeft <= toUp && toLeft <= toUpLeft) return left
  return toUp <= toUpLeft ? up : upLeft
}
