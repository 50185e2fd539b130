import { extract } from '../../../../mocks/engine/extract.ts'
import { type PlacedBox, type PlacedText, printPlaced } from '../../../support/placedPdf.ts'
import { blockLines } from './blockLines.ts'

export type Placed = PlacedText | PlacedBox

export const PROSE = [
  'The old mill stands at the bend of the river and grinds the corn of nine villages every',
  'autumn, and in the winter months it is closed because the water of the river is frozen then.',
  'Its wheel is made of oak and turns eleven times in a minute when the gates are fully open,',
  'and the miller and two helpers carry forty sacks of flour to the market hall on each Friday.',
]

/** Lines of body text below each other. */
export function lines(texts: readonly string[], top: number, x = 72): PlacedText[] {
  return texts.map((text, i) => ({ text, x, y: top - i * 12 }))
}

/** The texts of consecutive lines of a column without the end of a sentence. */
export const columnTexts = (name: string, count = 8): string[] =>
  Array.from({ length: count }, (_, i) => `${name} line ${i} about the wheel of the old mill by the`)

/** The blocks of a PDF with these pages. */
export async function blocks(...pages: readonly (readonly Placed[])[]): Promise<string[]> {
  return blockLines(await extract({ name: 'a.pdf', bytes: printPlaced(pages) }))
}
