export interface PrintedPage {
  readonly header?: string
  readonly heading?: string
  /** Wrapped to the page's width; a newline ends a paragraph. Overflowing lines are outside of the page. */
  readonly body: string
  readonly footer?: string
}

/** US Letter, in points. */
const PAGE = { width: 612, height: 792, margin: 72 }
const BODY = { size: 11, leading: 14 }
const HEADING_SIZE = 18
const RUNNING_SIZE = 9

/** Helvetica's widths of the characters from space to tilde, in thousandths of the type size. */
const WIDTHS = (
  '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 ' +
  '278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 ' +
  '667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 ' +
  '556 333 500 278 556 500 722 500 500 500 334 260 334 584'
)
  .split(' ')
  .map(Number)

/**
 * A PDF as a simple program prints it: Helvetica, uncompressed, one content stream for each page, wrapped by
 * the font's own widths. Latin-1 only. A page is its text, or its parts.
 */
export function printPdf(pages: readonly (string | PrintedPage)[]): Uint8Array {
  const printed = pages.map((page) => (typeof page === 'string' ? { body: page } : page))
  const pageId = (i: number): number => 4 + i * 2
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${printed.map((_, i) => `${pageId(i)} 0 R`).join(' ')}] /Count ${printed.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...printed.flatMap((page, i) => {
      const content = contentOf(page)
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] ` +
          `/Resources << /Font << /F1 3 0 R >> >> /Contents ${pageId(i) + 1} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ]
    }),
  ]
  return assemble(objects)
}

/** The file: header, objects, cross-reference table, trailer. One byte per character. */
export function assemble(objects: readonly string[]): Uint8Array {
  const chunks = ['%PDF-1.4\n']
  const offsets: number[] = []
  let length = chunks[0]?.length ?? 0
  objects.forEach((object, i) => {
    const chunk = `${i + 1} 0 obj\n${object}\nendobj\n`
    offsets.push(length)
    chunks.push(chunk)
    length += chunk.length
  })
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
  chunks.push(
    `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries.join('')}`,
    `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`,
  )
  return Uint8Array.from(chunks.join(''), (character) => character.charCodeAt(0) & 0xff)
}

function contentOf({ header, heading, body, footer }: PrintedPage): string {
  const { height, margin } = PAGE
  let y = height - margin
  const parts: string[] = []
  if (header !== undefined) parts.push(textAt(header, height - 40, RUNNING_SIZE))
  if (heading !== undefined) {
    parts.push(textAt(heading, y, HEADING_SIZE))
    y -= HEADING_SIZE * 2
  }
  for (const paragraph of body.split('\n')) {
    for (const line of wrap(paragraph)) {
      parts.push(textAt(line, y, BODY.size))
      y -= BODY.leading
    }
    y -= BODY.leading / 2
  }
  if (footer !== undefined) parts.push(textAt(footer, 36, RUNNING_SIZE))
  return parts.join('\n')
}

function textAt(text: string, y: number, size: number): string {
  return `BT /F1 ${size} Tf ${PAGE.margin} ${y} Td (${text.replace(/[\\()]/g, '\\$&')}) Tj ET`
}

function wrap(paragraph: string): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of paragraph.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && widthOf(longer) > PAGE.width - 2 * PAGE.margin) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line]
}

function widthOf(text: string): number {
  const units = [...text].reduce((sum, character) => sum + (WIDTHS[character.charCodeAt(0) - 32] ?? 556), 0)
  return (units / 1000) * BODY.size
}
