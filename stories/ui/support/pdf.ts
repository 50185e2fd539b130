/** A5, in points. */
const PAGE = { width: 420, height: 595, margin: 48 }
const TYPE = { size: 11, leading: 20 }
/** Width of every Courier letter relative to the font size. */
const LETTER_WIDTH = 0.6

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
  const parts = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`)
  const starts = parts.map((_, index) => `%PDF-1.4\n${parts.slice(0, index).join('')}`.length)
  const body = `%PDF-1.4\n${parts.join('')}`
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  const count = objects.length + 1
  const end = `xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`
  return Uint8Array.from(body + end, (character) => character.charCodeAt(0)).buffer
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
