import { type ComponentProps, type CSSProperties, type ReactNode, useId, useRef } from 'react'
import { cx } from '../../theme/cx.ts'
import { Announcement } from '../Announcement/Announcement.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { type DataColumn, type DataSort, tracksOf } from './columns.ts'
import * as styles from './DataTable.css.ts'
import { DataTableBody } from './DataTableBody.tsx'
import { DataTableHeader } from './DataTableHeader.tsx'
import { DataTableSkeleton } from './DataTableSkeleton.tsx'
import { asTable } from './roles.ts'
import { type RowSelection, useTableSelection } from './selection.ts'
import { useRowFocus } from './useRowFocus.ts'
import { useRows } from './useRows.ts'

export interface DataTableProps<Row extends object> extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the table is of; its caption, for assistive technology only. */
  label: string
  /** The things listed, in the order they have when no column sorts them. Keep the array while nothing changes. */
  rows: readonly Row[]
  /** What tells a row from all others, whatever the order: its id. */
  getRowId: (row: Row) => string
  /** From start to end; one of them is `primary`. */
  columns: readonly DataColumn<Row>[]
  /** The order, where the caller keeps it; null for the rows' own. */
  sort?: DataSort | null | undefined
  /** The order at first, where the table keeps it. */
  defaultSort?: DataSort | null | undefined
  /** A column's head was pressed; null is the rows' own order. */
  onSortChange?: ((sort: DataSort | null) => void) | undefined
  /** The rows come in the order of `sort` already: the caller sorts them. */
  sorted?: boolean | undefined
  /** Shows only rows with this in the text of a column with `filterBy`; accents and capitals do not count. */
  filter?: string | undefined
  /** Still loading: skeletons in the places of rows. Rows that are there already stay. */
  loading?: boolean | undefined
  /** How many rows are expected while loading; 8 unless given. */
  expectedRows?: number | undefined
  /** In the rows' place where there are none: an EmptyState. */
  empty?: ReactNode
  /** In the rows' place where the filter lets none through; `empty` unless given. */
  noMatches?: ReactNode
  /** In the rows' place where they could not be loaded: an ErrorState. */
  error?: ReactNode
  /** What there is to know of a row beyond its columns, such as why something failed: a line below them. */
  note?: ((row: Row) => ReactNode) | undefined
  /** What can be done with a row: buttons, always in sight. */
  actions?: ((row: Row) => ReactNode) | undefined
  /** The length kept for the actions, in rem; '10.5rem' unless given. */
  actionsWidth?: string | undefined
  /** Names the column of the actions for assistive technology; 'Actions' unless given. */
  actionsLabel?: string | undefined
  /** Several rows can be chosen: a tick stands before each that can be, and one for all in the head. */
  selection?: RowSelection<Row> | undefined
  /** Opens a row: its name becomes a button that reaches over the whole row. */
  onRowPress?: ((row: Row) => void) | undefined
  /** The row that is open beside the table. */
  selectedId?: string | null | undefined
  /** The least height of a row in pixels at the ordinary text size: 48 for documents, 56 for activity. */
  rowHeight?: 48 | 56 | undefined
  /** The table scrolls in a box of at most this height, under its head; the page scrolls unless given. */
  maxHeight?: string | undefined
  /** A line below, such as 'Showing 8 of 149'. Announced when it changes. `shown` counts what the filter lets through. */
  summary?: ((shown: number) => string | null) | undefined
}

/**
 * Rows of one kind under named columns, sorted by a press on a column's head. Where the table has little room rows
 * become cards; of more than 40 rows only those near to what is seen are in the page.
 */
export function DataTable<Row extends object>({
  label,
  rows,
  getRowId,
  columns,
  sort,
  defaultSort,
  onSortChange,
  sorted,
  filter,
  loading = false,
  expectedRows = 8,
  empty,
  noMatches = empty,
  error,
  note,
  actions,
  actionsWidth = '10.5rem',
  actionsLabel = 'Actions',
  selection,
  onRowPress,
  selectedId,
  rowHeight = 48,
  maxHeight,
  summary,
  className,
  ...props
}: DataTableProps<Row>) {
  const captionId = useId()
  const boxRef = useRef<HTMLDivElement>(null)
  const ordered = useRows({ rows, columns, sort, defaultSort, onSortChange, sorted, filter })
  const { shown } = ordered
  const ticks = useTableSelection(selection, shown, getRowId)
  const rowFocus = useRowFocus(shown, getRowId)
  const isLoading = loading && rows.length === 0
  const placeholder = isLoading
    ? null
    : (error ?? (rows.length === 0 ? empty : shown.length === 0 && noMatches))

  const outerTracks = { ticks: ticks !== null, actions: actions ? actionsWidth : null }
  const sizes = {
    [styles.tracks]: tracksOf(columns, outerTracks),
    [styles.tightTracks]: tracksOf(
      columns.filter(({ optional }) => !optional),
      outerTracks,
    ),
    [styles.rowHeight]: `${rowHeight / 16}rem`,
  } as CSSProperties
  const scrolling = maxHeight !== undefined && {
    role: 'region',
    'aria-labelledby': captionId,
    // Scrolled by the arrow keys where nothing in it can be focused.
    tabIndex: 0,
    style: { maxHeight },
  }

  return (
    <div className={cx(styles.root, className)} {...props}>
      <div
        ref={boxRef}
        className={cx(styles.box, scrolling && styles.scrolling)}
        {...scrolling}
        {...rowFocus}
      >
        {placeholder || (
          <table
            {...asTable}
            aria-labelledby={captionId}
            aria-rowcount={shown.length + 1}
            aria-busy={loading || undefined}
            className={styles.table}
            style={sizes}
          >
            <VisuallyHidden render={<caption id={captionId} />}>{label}</VisuallyHidden>
            <DataTableHeader
              columns={columns}
              actionsLabel={actions ? actionsLabel : null}
              sort={ordered.sort}
              onSort={ordered.toggleSort}
              ticks={ticks}
            />
            {isLoading ? (
              <DataTableSkeleton columns={columns} actions={actions} ticks={ticks} count={expectedRows} />
            ) : (
              <DataTableBody
                rows={shown}
                getRowId={getRowId}
                columns={columns}
                note={note}
                actions={actions}
                ticks={ticks}
                onRowPress={onRowPress}
                selectedId={selectedId}
                boxRef={maxHeight === undefined ? undefined : boxRef}
              />
            )}
          </table>
        )}
      </div>
      {summary && !placeholder && (
        <p className={styles.summary}>
          {summary(shown.length)}
          <Announcement>{summary(shown.length)}</Announcement>
        </p>
      )}
    </div>
  )
}
