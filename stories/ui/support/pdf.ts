/** A5, in points. */
const PAGE = { width: 420, height: 595, margin: 48 }
const TYPE = { size: 11, leading: 20 }
/** Width of every Courier letter relative to the font size. */
const LETTER_WIDTH = 0.6

/** A page for `createBarPdf`. */
export const RANGE_PAGE = [
  'The spring range',
  'The spring range at the landing is 3.4',
  'metres, the neap range 1.6. Boats of more',
  'than two metres wait for half tide.',
]

/**
 * A PDF that draws a bar for each word, so that its picture is independent of fonts. Invisible text over the bars can
 * be searched. A page is a list of lines.
 */
export function createBarPdf(...pages: readonly (readonly string[])[]): ArrayBuffer {
  const kids = pages.map((_, index) => `${4 + index * 2} 0 R`).join(' ')
  const box = `[0 0 ${PAGE.width} ${PAGE.height}]`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((lines, index) => {
      const content = lines.map(barLine).join('\n')
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox ${box} /Resources << /Font << /F1 3 0 R >> >> ` +
          `/Contents ${5 + index * 2} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ]
    }),
  ]
  return assemble(objects)
}

function barLine(line: string, index: number): string {
  const size = index === 0 ? TYPE.size * 1.6 : TYPE.size
  const y = PAGE.height - PAGE.margin - index * TYPE.leading - (index === 0 ? 0 : TYPE.leading)
  const bars = [...line.matchAll(/\S+/g)].map(({ 0: word, index: start }) => {
    const x = PAGE.margin + start * LETTER_WIDTH * size
    return `${x.toFixed(2)} ${y} ${(word.length * LETTER_WIDTH * size).toFixed(2)} ${(size * 0.6).toFixed(2)} re f`
  })
  const words = line.replace(/[\\()]/g, '\\$&')
  return `0.62 g\n${bars.join('\n')}\nBT 3 Tr /F1 ${size} Tf ${PAGE.margin} ${y} Td (${words}) Tj ET`
}

/** A font as PDF objects, the font itself first. The second object has the number 5. */
export type PdfFont = readonly string[]

export const HELVETICA: PdfFont = [
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
]

/** A Chinese font whose codes are UTF-16, by a predefined character map. */
export const CHINESE: PdfFont = [
  '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [5 0 R] >>',
  '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /DW 1000 /FontDescriptor 6 0 R ' +
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 4 >> >>',
  '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 4 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 ' +
    '/Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
]

/** A PDF with one line of text in a font that is not embedded. `codes` is the text as a PDF string. */
export function createFontPdf(font: PdfFont, codes: string): ArrayBuffer {
  const content = `BT /F1 24 Tf ${PAGE.margin} ${PAGE.height - 2 * PAGE.margin} Td ${codes} Tj ET`
  const contentNumber = 4 + font.length
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] ` +
      `/Resources << /Font << /F1 4 0 R >> >> /Contents ${contentNumber} 0 R >>`,
    ...font,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ])
}

/** The file: header, objects, cross-reference table, trailer. One byte per character. */
function assemble(objects: readonly string[]): ArrayBuffer {
  const parts = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`)
  const starts = parts.map((_, index) => `%PDF-1.4\n${parts.slice(0, index).join('')}`.length)
  const body = `%PDF-1.4\n${parts.join('')}`
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  const count = objects.length + 1
  const end = `xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`
  return Uint8Array.from(body + end, (character) => character.charCodeAt(0)).buffer
}
