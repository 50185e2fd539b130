import { type Draft, draft } from '../../compose.ts'
import { BAR } from '../../tableRows.ts'
import { linesOf } from '../baselines.ts'
import { joinRows, type KeepsHyphen } from '../joinRows.ts'
import type { Cells, RuledTable, Segment } from '../lines.ts'
import { isWithoutWords } from '../rowKinds.ts'

/** The rows of a table that is divided by lines. The header is a fragment before them. */
export function ruledRows({ header, isHeaderPrinted, rows }: RuledTable, keepsHyphen: KeepsHyphen): Draft[] {
  const names = header === null ? null : textsOf(header, keepsHyphen).join(BAR)
  const drafts = rows.flatMap((cells) => {
    const texts = textsOf(cells, keepsHyphen)
    if (texts.length === 0) return []
    const isRow = names !== null || texts.some((text) => !isWithoutWords(text, 0))
    return [draft(isRow ? 'row' : 'fragment', texts.join(BAR), names)]
  })
  return names === null || !isHeaderPrinted ? drafts : [draft('fragment', names), ...drafts]
}

function textsOf(cells: Cells, keepsHyphen: KeepsHyphen): string[] {
  return cells.map((cell) => textOf(cell, keepsHyphen)).filter((text) => text !== '')
}

/** The text of a cell, with its lines joined. */
export function textOf(cell: readonly Segment[], keepsHyphen: KeepsHyphen): string {
  const lines = linesOf(cell).map((line) =>
    [...line]
      .sort((a, b) => a.left - b.left)
      .map(({ text }) => text)
      .join(' '),
  )
  return joinRows(
    lines.map((text) => ({ text })),
    keepsHyphen,
  )
}
