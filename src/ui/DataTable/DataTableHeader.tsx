import { ArrowDown, ArrowUp } from 'lucide-react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import type { DataColumn, DataSort } from './columns.ts'
import * as styles from './DataTableHeader.css.ts'
import { asColumnHeader, asRow, asRowGroup } from './roles.ts'
import { SelectBox } from './SelectBox.tsx'
import type { TableSelection } from './selection.ts'

export interface DataTableHeaderProps<Row> {
  /** The columns in order. */
  columns: readonly DataColumn<Row>[]
  /** The selection, if rows can be selected. */
  selection: TableSelection<Row> | null
  /** Whether there is a column of actions. */
  hasActions: boolean
  /** The current sort order; null for the default order. */
  sort: DataSort | null
  /** Called when this column's header is pressed. */
  onSort: (column: string) => void
}

/** The column headers; sortable ones are buttons. */
export function DataTableHeader<Row>({
  columns,
  selection,
  hasActions,
  sort,
  onSort,
}: DataTableHeaderProps<Row>) {
  return (
    <thead {...asRowGroup} className={styles.head({ sortable: columns.some(({ sortBy }) => sortBy) })}>
      <tr {...asRow} aria-rowindex={1} data-label="Sort by" className={styles.row}>
        {selection && (
          <th {...asColumnHeader} className={styles.checkbox}>
            <SelectBox
              label={selection.allLabel}
              checked={selection.extent === 'all'}
              indeterminate={selection.extent === 'some'}
              disabled={selection.isDisabled}
              onChange={selection.selectAll}
            />
          </th>
        )}
        {columns.map(({ id, header, align = 'start', optional, sortBy, hideLabel }) => {
          const direction = sort?.column === id ? sort.direction : undefined
          return (
            <th
              key={id}
              {...asColumnHeader}
              aria-sort={direction}
              className={styles.cell({ align, optional, sortable: sortBy !== undefined })}
            >
              {sortBy ? (
                <SortButton align={align} direction={direction} onClick={() => onSort(id)}>
                  {header}
                </SortButton>
              ) : hideLabel ? (
                <VisuallyHidden>{header}</VisuallyHidden>
              ) : (
                header
              )}
            </th>
          )
        })}
        {hasActions && (
          <th {...asColumnHeader} className={styles.cell({ sortable: false })}>
            <VisuallyHidden>Actions</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  )
}

interface SortButtonProps {
  align: 'start' | 'end'
  /** The current direction, if the rows are sorted by this column. */
  direction: DataSort['direction'] | undefined
  onClick: () => void
  children: string
}

function SortButton({ align, direction, onClick, children }: SortButtonProps) {
  const active = direction !== undefined
  const Arrow = direction === 'descending' ? ArrowDown : ArrowUp
  return (
    <button type="button" className={styles.sort({ align, active })} onClick={onClick}>
      {children}
      <Arrow aria-hidden="true" className={styles.arrow({ active })} />
    </button>
  )
}
