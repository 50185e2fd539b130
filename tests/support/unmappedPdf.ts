import { assemble } from './pdf.ts'

/**
 * A PDF of one page with a line in a font that does not say which characters its glyphs are, and below it lines in a font
 * that does. The numbers of its glyphs are those of TrueType fonts, 29 below the characters' codes.
 */
export function printUnmappedPdf(unmapped: string, lines: readonly string[] = []): Uint8Array {
  const glyphs = [...unmapped].map((letter) => (letter.charCodeAt(0) - 29).toString(16).padStart(4, '0'))
  const texts = lines.map((line, i) => `BT /F2 11 Tf 72 ${650 - 14 * i} Td (${line}) Tj ET`)
  const content = [`BT /F1 11 Tf 72 700 Td <${glyphs.join('')}> Tj ET`, ...texts].join('\n')
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [4 0 R] /Count 1 >>',
    '<< /Type /Font /Subtype /Type0 /BaseFont /ABCDEF+Arial /Encoding /Identity-H /DescendantFonts [6 0 R] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 5 0 R ' +
      '/Resources << /Font << /F1 3 0 R /F2 8 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /ABCDEF+Arial /FontDescriptor 7 0 R ' +
      '/CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> >>',
    '<< /Type /FontDescriptor /FontName /ABCDEF+Arial /Flags 4 /FontBBox [0 0 1000 1000] /ItalicAngle 0 ' +
      '/Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ])
}
