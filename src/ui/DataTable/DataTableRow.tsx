import { memo, type ReactNode } from 'react'
import { cx } from '../../theme/cx.ts'
import { type DataColumn, partOf } from './columns.ts'
import * as styles from './DataTableRow.css.ts'
import { asCell, asRow, asRowHeader } from './roles.ts'
import { SelectBox } from './SelectBox.tsx'
import type { TableSelection } from './selection.ts'

export interface SharedRowProps<Row> {
  /** The columns in order. */
  columns: readonly DataColumn<Row>[]
  /** The buttons of a row. */
  actions?: ((row: Row) => ReactNode) | undefined
  /** The line below the row; falsy for none. */
  note?: ((row: Row) => ReactNode) | undefined
  /** The selection, if rows can be selected. */
  selection?: TableSelection<Row> | null | undefined
  /** Called when a row is pressed. */
  onRowPress?: ((row: Row) => void) | undefined
}

export interface RowState {
  id: string
  /** Index among all rows, from 0. */
  index: number
  /** Whether the row is selected. */
  isSelected: boolean
}

/**
 * The attributes of a row's element. Roles are explicit because browsers may drop table roles when the
 * display is grid.
 */
export function rowAttributes<Row>(
  { columns, selection, onRowPress }: SharedRowProps<Row>,
  { id, index, isSelected }: RowState,
) {
  return {
    ...asRow,
    'data-row': id,
    'aria-rowindex': index + 2,
    className: styles.row({
      lead:
        Boolean(selection) || columns.some((_column, columnIndex) => partOf(columns, columnIndex) === 'lead'),
      pressable: onRowPress !== undefined,
      selected: isSelected,
    }),
  }
}

/** The attributes of a column's cells, including skeletons. */
export function cellAttributes<Row>(columns: readonly DataColumn<Row>[], columnIndex: number) {
  const { header, align, tone, optional, inCard, hideLabel, primary } = columns[columnIndex] ?? {}
  const part = partOf(columns, columnIndex)
  return {
    'data-label': header,
    className: styles.cell({
      part,
      align,
      tone: primary ? 'text' : (tone ?? 'muted'),
      optional,
      inCard: inCard ?? (part === 'detail' ? (hideLabel ? 'alone' : 'labeled') : 'head'),
    }),
  }
}

/**
 * The attributes of the actions cell. In a card the actions are beside the last value if that has no label,
 * otherwise below it.
 */
export function actionsAttributes<Row>(columns: readonly DataColumn<Row>[]) {
  const last = columns.findLast(({ inCard, primary }) => !primary && inCard !== 'hidden')
  const isBeside = last !== undefined && (last.inCard === 'alone' || (last.hideLabel && !last.inCard))
  return {
    'data-actions': true,
    className: styles.cell({ part: 'actions', inCard: isBeside ? 'beside' : 'below' }),
  }
}

export const checkboxCellAttributes = {
  ...asCell,
  className: cx(styles.cell({ part: 'lead' }), styles.checkbox),
}

/** The cells of one row, memoized. */
export const DataTableCells = memo(Cells) as typeof Cells

function Cells<Row>({
  row,
  columns,
  note,
  actions,
  selection,
  onRowPress,
}: SharedRowProps<Row> & { row: Row }) {
  const noted = note?.(row)
  return (
    <>
      {selection && (
        <td {...checkboxCellAttributes}>
          {selection.canSelect(row) && (
            <SelectBox
              label={selection.labelOf(row)}
              checked={selection.isSelected(row)}
              onChange={(checked, isRange) => selection.select(row, checked, isRange)}
            />
          )}
        </td>
      )}
      {columns.map((column, columnIndex) => {
        const attributes = cellAttributes(columns, columnIndex)
        if (!column.primary) {
          return (
            <td key={column.id} {...asCell} {...attributes}>
              <div className={styles.value}>{column.cell(row)}</div>
            </td>
          )
        }
        return (
          <th key={column.id} {...asRowHeader} {...attributes}>
            {onRowPress ? (
              <button type="button" className={styles.press} onClick={() => onRowPress(row)}>
                {column.cell(row)}
              </button>
            ) : (
              column.cell(row)
            )}
          </th>
        )
      })}
      {actions && (
        <td {...asCell} {...actionsAttributes(columns)}>
          <div className={styles.actions}>{actions(row)}</div>
        </td>
      )}
      {noted && (
        <td {...asCell} className={styles.note({ checkbox: Boolean(selection) })}>
          {noted}
        </td>
      )}
    </>
  )
}
