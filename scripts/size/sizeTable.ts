import type { PageSize } from './pageSizes.ts'

const COLUMNS = ['page', 'JavaScript', 'over minimum', 'of its own', 'CSS', 'fonts']

/** A table of all pages beside the minimum of a page with only React and the router, in KiB. */
export function sizeTable(sizes: readonly PageSize[], minimum: number): string {
  const number = (size: number) => size.toFixed(1)
  const rows = [
    COLUMNS,
    ['minimum', number(minimum), number(0), '', '', ''],
    ...sizes.map(({ page, javascript, own, css, fonts }) => [
      page,
      number(javascript),
      number(javascript - minimum),
      number(own),
      number(css),
      number(fonts),
    ]),
  ]
  const widths = COLUMNS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n')
}
