import { assemble } from './pdf.ts'

/** A character at a place, in points from the lower left corner. */
export interface PlacedGlyph {
  readonly character: string
  readonly x: number
  readonly y: number
}

/** The width of each glyph, in points. */
export const GLYPH_WIDTH = 6
const SIZE = 10

/**
 * A PDF whose glyphs have numbers, drawn one by one in the given order. Their numbers are those of the characters plus `offset`.
 * @param isMapped whether the font says which character a glyph is
 */
export function printGlyphs(
  glyphs: readonly PlacedGlyph[],
  { offset = 0, isMapped = () => true }: { offset?: number; isMapped?: (character: string) => boolean } = {},
): Uint8Array {
  const hex = (code: number): string => code.toString(16).padStart(4, '0')
  const codeOf = (character: string): number => character.charCodeAt(0) + offset
  const content = glyphs
    .map(({ character, x, y }) => `BT /F1 ${SIZE} Tf ${x} ${y} Td <${hex(codeOf(character))}> Tj ET`)
    .join('\n')
  const mapped = [...new Set(glyphs.map(({ character }) => character))].filter(isMapped)
  const map = [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '1 begincodespacerange <0000> <ffff> endcodespacerange',
    `${mapped.length} beginbfchar`,
    ...mapped.map((character) => `<${hex(codeOf(character))}> <${hex(character.charCodeAt(0))}>`),
    'endbfchar endcmap end end',
  ].join('\n')
  const stream = (text: string): string => `<< /Length ${text.length} >>\nstream\n${text}\nendstream`
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 5 0 R >> >> /Contents 4 0 R >>',
    stream(content),
    '<< /Type /Font /Subtype /Type0 /BaseFont /Glyphs /Encoding /Identity-H /DescendantFonts [6 0 R] /ToUnicode 7 0 R >>',
    `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Glyphs /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /DW ${(GLYPH_WIDTH / SIZE) * 1000} /FontDescriptor 8 0 R >>`,
    stream(map),
    '<< /Type /FontDescriptor /FontName /Glyphs /Flags 4 /FontBBox [0 -200 1000 800] /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 >>',
  ])
}
