import { assemble } from './pdf.ts'

/** A line of text at a place, in points from the lower left corner. */
export interface PlacedText {
  readonly text: string
  readonly x: number
  readonly y: number
  /** Default: 10. */
  readonly size?: number
  /** Default: regular. Helvetica, Helvetica-Bold or Courier. */
  readonly font?: 'regular' | 'bold' | 'mono'
}

/** A filled rectangle, or a line if it is thin. In points from the lower left corner. */
export interface PlacedBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** 0 is black. Default: 0. */
  readonly gray?: number
}

const FONTS = { regular: 'F1', bold: 'F2', mono: 'F3' }

/** A PDF whose pages have text and rectangles at given places, in the given order. Latin-1 only. */
export function printPlaced(pages: readonly (readonly (PlacedText | PlacedBox)[])[]): Uint8Array {
  const pageId = (i: number): number => 6 + i * 2
  const font = (name: string): string =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pages.map((_, i) => `${pageId(i)} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    font('Courier'),
    ...pages.flatMap((page, i) => {
      const content = page.map(draw).join('\n')
      return [
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] ' +
          `/Resources << /Font << /F1 3 0 R /F2 4 0 R /F3 5 0 R >> >> /Contents ${pageId(i) + 1} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ]
    }),
  ])
}

function draw(placed: PlacedText | PlacedBox): string {
  if ('width' in placed) {
    const { x, y, width, height, gray = 0 } = placed
    return `${gray} g ${x} ${y} ${width} ${height} re f 0 g`
  }
  const { text, x, y, size = 10, font = 'regular' } = placed
  return `BT /${FONTS[font]} ${size} Tf ${x} ${y} Td (${text.replace(/[\\()]/g, '\\$&')}) Tj ET`
}
