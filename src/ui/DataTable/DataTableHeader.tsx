import { ArrowDown, ArrowUp } from 'lucide-react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import type { DataColumn, DataSort } from './columns.ts'
import * as styles from './DataTableHeader.css.ts'
import { asColumnHeader, asRow, asRowGroup } from './roles.ts'
import { SelectBox } from './SelectBox.tsx'
import type { TableSelection } from './selection.ts'

export interface DataTableHeaderProps<Row> {
  /** From start to end. */
  columns: readonly DataColumn<Row>[]
  /** Where rows can be chosen. */
  ticks: TableSelection<Row> | null
  /** The name of the last column, where the rows have actions. */
  actionsLabel: string | null
  /** The order in force; null for the rows' own. */
  sort: DataSort | null
  /** The head of this column was pressed. */
  onSort: (column: string) => void
}

/** The columns' names; those that rows can be sorted by are buttons. */
export function DataTableHeader<Row>({
  columns,
  ticks,
  actionsLabel,
  sort,
  onSort,
}: DataTableHeaderProps<Row>) {
  return (
    <thead {...asRowGroup} className={styles.head({ sortable: columns.some(({ sortBy }) => sortBy) })}>
      <tr {...asRow} aria-rowindex={1} data-label="Sort by" className={styles.row}>
        {ticks && (
          <th {...asColumnHeader} className={styles.ticks}>
            <SelectBox
              label={ticks.allLabel}
              checked={ticks.extent === 'all'}
              indeterminate={ticks.extent === 'some'}
              disabled={ticks.isDisabled}
              onChange={ticks.selectAll}
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
        {actionsLabel && (
          <th {...asColumnHeader} className={styles.cell({ sortable: false })}>
            <VisuallyHidden>{actionsLabel}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  )
}

interface SortButtonProps {
  align: 'start' | 'end'
  /** The way the rows stand now, where this column decides. */
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
