import { createContext, type FocusEvent, type RefObject, use, useState } from 'react'
import {
  type CustomContainerComponentProps,
  type CustomItemComponentProps,
  Virtualizer,
  WindowVirtualizer,
} from 'virtua'
import * as styles from './DataTable.css.ts'
import { DataTableCells, rowAttributes, type SharedRowProps } from './DataTableRow.tsx'
import { asRowGroup } from './roles.ts'

/** Up to this number, all rows are rendered. */
const VIRTUALIZE_ABOVE_ROWS = 40
/** Distance beyond the visible area in which rows are rendered, in pixels, so that fast scrolling shows no gaps. */
const BUFFER_PX = 600
/** Height of the header above the rows, in pixels. */
const HEADER_HEIGHT_PX = 36

export interface DataTableBodyProps<Row> extends SharedRowProps<Row> {
  /** The rows that match the filter, sorted. */
  rows: readonly Row[]
  /** The unique id of a row. */
  getRowId: (row: Row) => string
  /** The id of the row that is open beside the table. */
  selectedId?: string | null | undefined
  /** The scroll container; the page if undefined. */
  boxRef: RefObject<HTMLElement | null> | undefined
}

/** The rows: all, or a virtualized part of a long table. */
export function DataTableBody<Row>({
  rows,
  getRowId,
  selectedId,
  boxRef,
  ...rowOptions
}: DataTableBodyProps<Row>) {
  const [focused, setFocused] = useState<number | null>(null)
  const attributesAt = (index: number) => {
    const row = rows[index]
    if (row === undefined) return null
    const id = getRowId(row)
    return rowAttributes(rowOptions, {
      id,
      index,
      isOpen: id === selectedId,
      isSelected: rowOptions.selection?.isSelected(row) ?? false,
    })
  }
  const cellsOf = (row: Row) => <DataTableCells key={getRowId(row)} row={row} {...rowOptions} />

  if (rows.length <= VIRTUALIZE_ABOVE_ROWS) {
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
  const windowed = {
    data: rows,
    children: cellsOf,
    as: VirtualizedBody,
    item: VirtualizedRow,
    bufferSize: BUFFER_PX,
  }
  return (
    <VirtualizedContext value={{ attributesAt, onFocus: setFocused }}>
      {boxRef ? (
        <Virtualizer
          {...windowed}
          scrollRef={boxRef}
          startMargin={HEADER_HEIGHT_PX}
          keepMounted={focused === null ? [] : [focused]}
        />
      ) : (
        <WindowVirtualizer {...windowed} />
      )}
    </VirtualizedContext>
  )
}

interface VirtualizedValue {
  attributesAt: (index: number) => object | null
  /** Keeps the focused row mounted when it is scrolled away. */
  onFocus: (index: number | null) => void
}

const VirtualizedContext = createContext<VirtualizedValue>({ attributesAt: () => null, onFocus: () => {} })

function VirtualizedBody({ ref, style, children }: CustomContainerComponentProps) {
  const { onFocus } = use(VirtualizedContext)
  const handleFocus = ({ target }: FocusEvent) => {
    const rowIndex = target.closest('[aria-rowindex]')?.ariaRowIndex
    onFocus(rowIndex ? Number(rowIndex) - 2 : null)
  }
  return (
    <tbody
      ref={ref}
      {...asRowGroup}
      className={styles.body}
      style={style}
      onFocus={handleFocus}
      onBlur={() => onFocus(null)}
    >
      {children}
    </tbody>
  )
}

function VirtualizedRow({ ref, index, style, children }: CustomItemComponentProps) {
  const { attributesAt } = use(VirtualizedContext)
  return (
    <tr ref={ref} style={style} {...attributesAt(index)}>
      {children}
    </tr>
  )
}
