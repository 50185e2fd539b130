import { useMemo, useState } from 'react'
import type { DataColumn, DataSort, SortValue } from './columns.ts'

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })

/** Compares text by locale, numbers and dates by value. */
function compare(a: SortValue, b: SortValue): number {
  return typeof a === 'string' && typeof b === 'string' ? collator.compare(a, b) : Number(a) - Number(b)
}

export interface RowsOptions<Row> {
  rows: readonly Row[]
  columns: readonly DataColumn<Row>[]
  sort?: DataSort | null | undefined
  onSortChange?: ((sort: DataSort | null) => void) | undefined
  sorted?: boolean | undefined
}

/** The sorted rows, the sort order and a function that changes it. */
export function useRows<Row>({ rows, columns, sort, onSortChange, sorted = false }: RowsOptions<Row>) {
  const [ownSort, setOwnSort] = useState<DataSort | null>(null)
  const shownSort = sort === undefined ? ownSort : sort
  const shown = useMemo(
    () => (sorted || shownSort === null ? rows : sortRows(rows, columns, shownSort)),
    [rows, columns, shownSort, sorted],
  )
  function toggleSort(id: string) {
    const column = columns.find((one) => one.id === id)
    if (!column) return
    const isSorted = shownSort?.column === id
    const direction = isSorted ? opposite[shownSort.direction] : firstDirection(column, rows[0])
    setOwnSort({ column: id, direction })
    onSortChange?.({ column: id, direction })
  }
  return { shown, sort: shownSort, toggleSort }
}

const opposite = { ascending: 'descending', descending: 'ascending' } as const

function firstDirection<Row>({ sortFirst, sortBy }: DataColumn<Row>, first: Row | undefined) {
  const isText = first !== undefined && typeof sortBy?.(first) === 'string'
  return sortFirst ?? (isText ? 'ascending' : 'descending')
}

/** Rows without a value are last in both directions. */
function sortRows<Row>(rows: readonly Row[], columns: readonly DataColumn<Row>[], sort: DataSort) {
  const sortBy = columns.find(({ id }) => id === sort.column)?.sortBy
  if (!sortBy) return rows
  const sign = sort.direction === 'ascending' ? 1 : -1
  return rows
    .map((row) => ({ row, value: sortBy(row) }))
    .sort((a, b) =>
      a.value == null || b.value == null
        ? Number(a.value == null) - Number(b.value == null)
        : sign * compare(a.value, b.value),
    )
    .map(({ row }) => row)
}
