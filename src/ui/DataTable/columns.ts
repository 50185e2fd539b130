import type { ReactNode } from 'react'

/** What rows can be ordered by. Rows without a value stand last, whichever way they are sorted. */
export type SortValue = string | number | Date | null | undefined

/** The order of the rows: the column that decides, and which way. */
export interface DataSort {
  /** The `id` of a column with `sortBy`. */
  column: string
  direction: 'ascending' | 'descending'
}

/** One column of a table of `Row`s. */
export interface DataColumn<Row> {
  /** Unique within the table. */
  id: string
  /** The column's name: its head, and the label of its value where rows are cards. */
  header: string
  /** What stands in a row's cell. */
  cell: (row: Row) => ReactNode
  /** Makes the head a sort button. Text is sorted as readers count, 'page 2' before 'page 10'. */
  sortBy?: ((row: Row) => SortValue) | undefined
  /** The direction of the first press on the head; ascending for text, descending otherwise unless given. */
  sortFirst?: DataSort['direction'] | undefined
  /** The text the table's `filter` looks in. */
  filterBy?: ((row: Row) => string) | undefined
  /** `end` for figures that are compared down the column. */
  align?: 'start' | 'end' | undefined
  /** `text` for what is looked for first, such as a status; `muted` unless given. The primary column is always text. */
  tone?: 'text' | 'muted' | undefined
  /**
   * The most the column takes: a length in rem ('7.5rem'), so that it grows with the reader's text, or a share of
   * what is left ('2fr'). One share unless given.
   */
  width?: string | undefined
  /** Names the row: one column of each table, always shown, first in the card. */
  primary?: boolean | undefined
  /** Whether the header is for assistive technology only, because the values explain themselves. */
  hideLabel?: boolean | undefined
  /** Left out where the table has too little room for every column, but is not yet made of cards. */
  optional?: boolean | undefined
  /** In a card: the value beside its label (unless given), the value alone, or nothing. */
  inCard?: 'labelled' | 'alone' | 'hidden' | undefined
  /** How wide the value is expected while it loads, as a CSS length; 60 % of the column unless given. */
  expectedWidth?: string | undefined
}

/** What a cell is in its row, and where it stands in a card. */
export type CellPart = 'lead' | 'primary' | 'detail'

/** A tag or a face right before the name keeps its place beside the name; everything else goes below. */
export function partOf<Row>(columns: readonly DataColumn<Row>[], index: number): CellPart {
  if (columns[index]?.primary) return 'primary'
  return columns[index]?.hideLabel && columns[index + 1]?.primary ? 'lead' : 'detail'
}

/** Fixed columns give way before the page does; the name keeps enough to be recognised. */
function trackOf<Row>({ width = '1fr', primary }: DataColumn<Row>): string {
  if (width.endsWith('fr')) return `minmax(${primary ? '10rem' : '0'}, ${width})`
  return `minmax(0, ${width})`
}

/** The columns as the tracks of a grid, between the ticks' and the actions'. */
export function tracksOf<Row>(
  columns: readonly DataColumn<Row>[],
  around: { ticks: boolean; actions: string | null },
): string {
  return [around.ticks && '1.125rem', ...columns.map(trackOf), around.actions].filter(Boolean).join(' ')
}
