import type { ReactNode } from 'react'

/** A value to sort by. Rows without a value come last in both directions. */
export type SortValue = string | number | Date | null | undefined

export interface DataSort {
  /** The `id` of a column with `sortBy`. */
  column: string
  direction: 'ascending' | 'descending'
}

export interface DataColumn<Row> {
  /** Unique within the table. */
  id: string
  /** The header, and the label of the value in cards. */
  header: string
  /** The content of a cell. */
  cell: (row: Row) => ReactNode
  /** Makes the column sortable. Text is compared by locale and number, 'page 2' before 'page 10'. */
  sortBy?: ((row: Row) => SortValue) | undefined
  /** Direction of the first press. Defaults to ascending for text, otherwise descending. */
  sortFirst?: DataSort['direction'] | undefined
  /** `end` for numbers that are compared within the column. */
  align?: 'start' | 'end' | undefined
  /** `text` for important values such as a status. Defaults to `muted`. The primary column always uses `text`. */
  tone?: 'text' | 'muted' | undefined
  /** Maximum width: a length in rem ('7.5rem') or a share of the remaining space ('2fr'). Defaults to one share. */
  width?: string | undefined
  /** The row's name: exactly one column, always visible, first in a card. */
  primary?: boolean | undefined
  /** Hides the header visually, for values that need no label. */
  hideLabel?: boolean | undefined
  /**
   * Hidden when the table is too narrow for all columns but wider than the card layout. 'narrow': only below 768 pixels.
   */
  optional?: true | 'narrow' | undefined
  /** In a card: the value with its label (default), the value alone, or hidden. */
  inCard?: 'labeled' | 'alone' | 'hidden' | undefined
  /** Width of the skeleton as a CSS length. Defaults to 60 % of the column. */
  expectedWidth?: string | undefined
}

/** The role of a cell in its row and card. */
export type CellPart = 'lead' | 'primary' | 'detail'

/** A column with a hidden label right before the name (a tag or an avatar) stays beside the name in a card. */
export function partOf<Row>(columns: readonly DataColumn<Row>[], index: number): CellPart {
  if (columns[index]?.primary) return 'primary'
  return columns[index]?.hideLabel && columns[index + 1]?.primary ? 'lead' : 'detail'
}

/** Fixed columns may shrink; the name column keeps a minimum width. */
function trackOf<Row>({ width = '1fr', primary }: DataColumn<Row>): string {
  if (width.endsWith('fr')) return `minmax(${primary ? '10rem' : '0'}, ${width})`
  return `minmax(0, ${width})`
}

/** The grid tracks of the columns, with those of the selection and the actions. */
export function tracksOf<Row>(
  columns: readonly DataColumn<Row>[],
  around: { checkbox: boolean; actions: string | null },
): string {
  return [around.checkbox && '1.125rem', ...columns.map(trackOf), around.actions].filter(Boolean).join(' ')
}
