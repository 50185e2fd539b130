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

/** Up to here every row is in the page: about as many as a window keeps of a longer table. */
const VIRTUALIZE_ABOVE_ROWS = 40
/** How far beyond what is seen rows are kept, in pixels: a fast hand should not see the ground. */
const BUFFER_PX = 600
/** What stands above the rows in the box, in pixels. */
const HEADER_HEIGHT_PX = 36

export interface DataTableBodyProps<Row> extends SharedRowProps<Row> {
  /** What is shown: sorted, and let through by the filter. */
  rows: readonly Row[]
  /** What tells a row from all others. */
  getRowId: (row: Row) => string
  /** The row that is open beside the table. */
  selectedId?: string | null | undefined
  /** The box that scrolls; the page where it is missing. */
  boxRef: RefObject<HTMLElement | null> | undefined
}

/** The rows: all of them, or of a long table those near to what is seen. */
export function DataTableBody<Row>({ rows, getRowId, selectedId, boxRef, ...look }: DataTableBodyProps<Row>) {
  const [focused, setFocused] = useState<number | null>(null)
  const attributesAt = (index: number) => {
    const row = rows[index]
    if (row === undefined) return null
    const id = getRowId(row)
    return rowAttributes(look, {
      id,
      index,
      isOpen: id === selectedId,
      isSelected: look.ticks?.isSelected(row) ?? false,
    })
  }
  const cellsOf = (row: Row) => <DataTableCells key={getRowId(row)} row={row} {...look} />

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
  /** The row that has the focus stays, however far it is scrolled away. */
  onFocus: (index: number | null) => void
}

const VirtualizedContext = createContext<VirtualizedValue>({ attributesAt: () => null, onFocus: () => {} })

function VirtualizedBody({ ref, style, children }: CustomContainerComponentProps) {
  const { onFocus } = use(VirtualizedContext)
  const handleFocus = ({ target }: FocusEvent) => {
    const place = target.closest('[aria-rowindex]')?.ariaRowIndex
    onFocus(place ? Number(place) - 2 : null)
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
