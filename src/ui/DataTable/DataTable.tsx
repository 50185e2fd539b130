import { type ComponentProps, type CSSProperties, type ReactNode, useId } from 'react'
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
  /** Caption of the table, for assistive technology only. */
  label: string
  /** The rows in their default order. Pass the same array while nothing changes. */
  rows: readonly Row[]
  /** The unique id of a row. */
  getRowId: (row: Row) => string
  /** The columns in order; one of them is `primary`. */
  columns: readonly DataColumn<Row>[]
  /** The sort order, if controlled; null for the default order. */
  sort?: DataSort | null | undefined
  /** Called when a column header is pressed; null is the default order. */
  onSortChange?: ((sort: DataSort | null) => void) | undefined
  /** The rows are already sorted by `sort`. */
  sorted?: boolean | undefined
  /** Shows skeleton rows while there are no rows yet. */
  loading?: boolean | undefined
  /** Number of skeleton rows. Defaults to 8. */
  expectedRows?: number | undefined
  /** Shown if there are no rows: an EmptyState. */
  empty?: ReactNode
  /** Shown if the rows could not be loaded: an ErrorState. */
  error?: ReactNode
  /** A line below the row, such as the reason of a failure. */
  note?: ((row: Row) => ReactNode) | undefined
  /** The buttons of a row, always visible. */
  actions?: ((row: Row) => ReactNode) | undefined
  /** Width of the actions column in rem. Defaults to '10.5rem'. */
  actionsWidth?: string | undefined
  /** Enables row selection: a checkbox per selectable row, and one for all in the header. */
  selection?: RowSelection<Row> | undefined
  /** Called when a row is pressed: its name becomes a button that covers the whole row. */
  onRowPress?: ((row: Row) => void) | undefined
  /** Minimum height of a row in pixels at the default text size: 48 for documents, 56 for activity. */
  rowHeight?: 48 | 56 | undefined
  /** A line below the table, such as 'Showing 8 of 149', announced when it changes; null while its text is not known. */
  summary?: string | null | undefined
}

/** A sortable table. In a narrow container the rows become cards. Tables of more than 40 rows are virtualized. */
export function DataTable<Row extends object>({
  label,
  rows,
  getRowId,
  columns,
  sort,
  onSortChange,
  sorted,
  loading = false,
  expectedRows = 8,
  empty,
  error,
  note,
  actions,
  actionsWidth = '10.5rem',
  selection,
  onRowPress,
  rowHeight = 48,
  summary,
  className,
  ...props
}: DataTableProps<Row>) {
  const captionId = useId()
  const { shown, ...ordered } = useRows({ rows, columns, sort, onSortChange, sorted })
  const tableSelection = useTableSelection(selection, shown, getRowId)
  const rowFocus = useRowFocus(shown, getRowId)
  const isLoading = loading && rows.length === 0
  const placeholder = isLoading ? null : (error ?? (rows.length === 0 && empty))

  const outerTracks = { checkbox: tableSelection !== null, actions: actions ? actionsWidth : null }
  const sizes = {
    [styles.tracks]: tracksOf(columns, outerTracks),
    [styles.tightTracks]: tracksOf(
      columns.filter(({ optional }) => optional !== true),
      outerTracks,
    ),
    [styles.narrowTracks]: tracksOf(
      columns.filter(({ optional }) => optional === undefined),
      outerTracks,
    ),
    [styles.rowHeight]: `${rowHeight / 16}rem`,
  } as CSSProperties

  return (
    <div className={cx(styles.root, className)} {...props}>
      <div className={styles.box} {...rowFocus}>
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
              hasActions={actions !== undefined}
              sort={ordered.sort}
              onSort={ordered.toggleSort}
              selection={tableSelection}
            />
            {isLoading ? (
              <DataTableSkeleton
                columns={columns}
                actions={actions}
                selection={tableSelection}
                count={expectedRows}
              />
            ) : (
              <DataTableBody
                rows={shown}
                getRowId={getRowId}
                columns={columns}
                note={note}
                actions={actions}
                selection={tableSelection}
                onRowPress={onRowPress}
              />
            )}
          </table>
        )}
      </div>
      {summary !== undefined && !placeholder && (
        <p className={styles.summary}>
          {summary}
          <Announcement>{summary}</Announcement>
        </p>
      )}
    </div>
  )
}
