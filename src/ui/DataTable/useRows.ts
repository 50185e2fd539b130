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

/** Text as readers sort it; numbers and dates by size. What is missing never gets here. */
function compare(a: unknown, b: unknown): number {
  return typeof a === 'string' && typeof b === 'string' ? collator.compare(a, b) : Number(a) - Number(b)
}

/** As it is searched: without accents, capitals and the spaces around. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim()
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

/** The rows that the filter lets through, in order; the order, and how a press on a head changes it. */
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

  // Rows that are neither sorted nor filtered need no model, which is slow for ten thousand. The first
  // one tells which way its columns are sorted first.
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
    ({ original }, id, wanted: string) => plain(texts.get(id)?.(original) ?? '').includes(wanted),
    { resolveFilterValue: plain },
  )
}
