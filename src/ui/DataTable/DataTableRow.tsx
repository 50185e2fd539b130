import { memo, type ReactNode } from 'react'
import { cx } from '../../theme/cx.ts'
import { type DataColumn, partOf } from './columns.ts'
import * as styles from './DataTableRow.css.ts'
import { asCell, asRow, asRowHeader } from './roles.ts'
import { SelectBox } from './SelectBox.tsx'
import type { TableSelection } from './selection.ts'

/** What every row of a table has in common. */
export interface SharedRowProps<Row> {
  columns: readonly DataColumn<Row>[]
  actions?: ((row: Row) => ReactNode) | undefined
  /** What there is to know of a row beyond its columns; nothing, null or false where there is not. */
  note?: ((row: Row) => ReactNode) | undefined
  /** Where rows can be chosen. */
  ticks?: TableSelection<Row> | null | undefined
  onRowPress?: ((row: Row) => void) | undefined
}

export interface RowState {
  id: string
  /** The row's place among all, from 0. */
  index: number
  /** Open beside the table. */
  isOpen: boolean
  /** Chosen, with others or alone. */
  isSelected: boolean
}

/** The attributes of a row's element. Roles are written out: a table laid out as grids may lose its own. */
export function rowAttributes<Row>(
  { columns, ticks, onRowPress }: SharedRowProps<Row>,
  { id, index, isOpen, isSelected }: RowState,
) {
  return {
    ...asRow,
    'data-row': id,
    'aria-rowindex': index + 2,
    'aria-current': isOpen || undefined,
    className: styles.row({
      lead: Boolean(ticks) || columns.some((_column, place) => partOf(columns, place) === 'lead'),
      pressable: onRowPress !== undefined,
      selected: isOpen || isSelected,
    }),
  }
}

/** The attributes of a column's cells, loaded or not. */
export function cellAttributes<Row>(columns: readonly DataColumn<Row>[], place: number) {
  const { header, align, tone, optional, inCard, hideLabel, primary } = columns[place] ?? {}
  const part = partOf(columns, place)
  return {
    'data-label': header,
    className: styles.cell({
      part,
      align,
      tone: primary ? 'text' : (tone ?? 'muted'),
      optional,
      inCard: inCard ?? (part === 'detail' ? (hideLabel ? 'alone' : 'labelled') : 'head'),
    }),
  }
}

/** The actions stand beside the last value of a card where that has no label, and below it otherwise. */
export function actionsAttributes<Row>(columns: readonly DataColumn<Row>[]) {
  const last = columns.findLast(({ inCard, primary }) => !primary && inCard !== 'hidden')
  const isBeside = last !== undefined && (last.inCard === 'alone' || (last.hideLabel && !last.inCard))
  return {
    'data-actions': true,
    className: styles.cell({ part: 'actions', inCard: isBeside ? 'beside' : 'below' }),
  }
}

/** The attributes of the cell of a row's tick. */
export const ticksAttributes = { ...asCell, className: cx(styles.cell({ part: 'lead' }), styles.ticks) }

/** The cells of one row; made anew only where the row or what all rows have in common has changed. */
export const DataTableCells = memo(Cells) as typeof Cells

function Cells<Row>({ row, columns, note, actions, ticks, onRowPress }: SharedRowProps<Row> & { row: Row }) {
  const noted = note?.(row)
  return (
    <>
      {ticks && (
        <td {...ticksAttributes}>
          {ticks.canSelect(row) && (
            <SelectBox
              label={ticks.labelOf(row)}
              checked={ticks.isSelected(row)}
              onChange={(checked, isRange) => ticks.select(row, checked, isRange)}
            />
          )}
        </td>
      )}
      {columns.map((column, place) => {
        const attributes = cellAttributes(columns, place)
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
        <td {...asCell} className={styles.note({ ticks: Boolean(ticks) })}>
          {noted}
        </td>
      )}
    </>
  )
}
