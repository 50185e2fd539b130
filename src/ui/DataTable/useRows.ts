import {
  type ColumnDef,
  columnFilteringFeature,
  createFilteredRowModel,
  createSortedRowModel,
  type FilterFn,
  functionalUpdate,
  globalFilteringFeature,
  type RowData,
  rowSortingFeature,
  type SortFn,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo, useState } from 'react'
import { containsWords, foldText, searchWords } from '../../lib/text/search.ts'
import type { DataColumn, DataSort } from './columns.ts'

const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  filteredRowModel: createFilteredRowModel(),
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
})
type Features = typeof features

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })

/** Compares text by locale, numbers and dates by value. Missing values are handled by the table. */
function compare(a: unknown, b: unknown): number {
  return typeof a === 'string' && typeof b === 'string' ? collator.compare(a, b) : Number(a) - Number(b)
}

const toState = (sort: DataSort | null): SortingState =>
  sort ? [{ id: sort.column, desc: sort.direction === 'descending' }] : []

const fromState = ([first]: SortingState): DataSort | null =>
  first ? { column: first.id, direction: first.desc ? 'descending' : 'ascending' } : null

export interface RowsOptions<Row> {
  rows: readonly Row[]
  columns: readonly DataColumn<Row>[]
  sort?: DataSort | null | undefined
  defaultSort?: DataSort | null | undefined
  onSortChange?: ((sort: DataSort | null) => void) | undefined
  sorted?: boolean | undefined
  filter?: string | undefined
}

/** The filtered and sorted rows, the sort order and a function that changes it. */
export function useRows<Row extends RowData>({
  rows,
  columns,
  sort,
  defaultSort = null,
  onSortChange,
  sorted = false,
  filter = '',
}: RowsOptions<Row>) {
  const [ownSort, setOwnSort] = useState(defaultSort)
  const shownSort = sort === undefined ? ownSort : sort
  const sorting = useMemo(() => toState(shownSort), [shownSort])

  const definitions = useMemo(() => columns.map(definitionOf<Row>), [columns])
  const matches = useMemo(() => matcherOf<Row>(columns), [columns])

  // Unsorted and unfiltered rows skip the row model, which is slow for 10,000 rows. One row is enough for the
  // table to determine each column's first sort direction.
  const isAsGiven = (sorted || shownSort === null) && filter === ''
  const data = useMemo(() => (isAsGiven ? rows.slice(0, 1) : rows), [isAsGiven, rows])

  const table = useTable<Features, Row>({
    features,
    columns: definitions,
    data,
    state: { sorting, globalFilter: filter },
    enableSortingRemoval: false,
    manualSorting: sorted,
    globalFilterFn: matches,
    onSortingChange: (update) => {
      const next = fromState(functionalUpdate(update, sorting))
      setOwnSort(next)
      onSortChange?.(next)
    },
  })

  const model = table.getRowModel()
  const ordered = useMemo(() => model.rows.map(({ original }) => original), [model])
  const shown = isAsGiven ? rows : ordered

  return {
    shown,
    sort: shownSort,
    toggleSort: (column: string) => table.getColumn(column)?.toggleSorting(),
  }
}

function definitionOf<Row extends RowData>({
  id,
  sortBy,
  sortFirst,
  filterBy,
}: DataColumn<Row>): ColumnDef<Features, Row> {
  const sortFn: SortFn<Features, Row> = (a, b) => compare(a.getValue(id), b.getValue(id))
  return {
    id,
    accessorFn: (row) => sortBy?.(row) ?? undefined,
    enableSorting: sortBy !== undefined,
    sortFn,
    sortUndefined: 'last',
    ...(sortFirst && { sortDescFirst: sortFirst === 'descending' }),
    enableGlobalFilter: filterBy !== undefined,
  }
}

function matcherOf<Row extends RowData>(columns: readonly DataColumn<Row>[]): FilterFn<Features, Row> {
  const texts = new Map(columns.map(({ id, filterBy }) => [id, filterBy]))
  return Object.assign<FilterFn<Features, Row>, Partial<FilterFn<Features, Row>>>(
    ({ original }, id, words: readonly string[]) =>
      containsWords(foldText(texts.get(id)?.(original) ?? ''), words),
    { resolveFilterValue: searchWords },
  )
}
