import { createContext, use } from 'react'
import { type CustomContainerComponentProps, type CustomItemComponentProps, WindowVirtualizer } from 'virtua'
import { usePrinting } from '../../lib/usePrinting.ts'
import * as styles from './DataTable.css.ts'
import { DataTableCells, rowAttributes, type SharedRowProps } from './DataTableRow.tsx'
import { asRowGroup } from './roles.ts'

/** Up to this number, all rows are rendered. */
const VIRTUALIZE_ABOVE_ROWS = 40
/** Distance beyond the visible area in which rows are rendered, in pixels, so that fast scrolling shows no gaps. */
const BUFFER_PX = 600

export interface DataTableBodyProps<Row> extends SharedRowProps<Row> {
  /** The rows, sorted. */
  rows: readonly Row[]
  /** The unique id of a row. */
  getRowId: (row: Row) => string
}

/** The rows: all, or a virtualized part of a long table. */
export function DataTableBody<Row>({ rows, getRowId, ...rowOptions }: DataTableBodyProps<Row>) {
  const isPrinting = usePrinting()
  const attributesAt = (index: number) => {
    const row = rows[index]
    if (row === undefined) return null
    return rowAttributes(rowOptions, {
      id: getRowId(row),
      index,
      isSelected: rowOptions.selection?.isSelected(row) ?? false,
    })
  }
  const cellsOf = (row: Row) => <DataTableCells key={getRowId(row)} row={row} {...rowOptions} />

  if (isPrinting || rows.length <= VIRTUALIZE_ABOVE_ROWS) {
    return (
      <tbody {...asRowGroup} className={styles.body}>
        {rows.map((row, index) => (
          <tr key={getRowId(row)} {...attributesAt(index)}>
            {cellsOf(row)}
          </tr>
        ))}
      </tbody>
    )
  }
  return (
    <RowAttributes value={attributesAt}>
      <WindowVirtualizer data={rows} as={VirtualizedBody} item={VirtualizedRow} bufferSize={BUFFER_PX}>
        {cellsOf}
      </WindowVirtualizer>
    </RowAttributes>
  )
}

const RowAttributes = createContext<(index: number) => object | null>(() => null)

function VirtualizedBody({ ref, style, children }: CustomContainerComponentProps) {
  return (
    <tbody ref={ref} {...asRowGroup} className={styles.body} style={style}>
      {children}
    </tbody>
  )
}

function VirtualizedRow({ ref, index, style, children }: CustomItemComponentProps) {
  return (
    <tr ref={ref} style={style} {...use(RowAttributes)(index)}>
      {children}
    </tr>
  )
}
