import type { CSSProperties, Ref } from 'react'
import { createContext } from 'react'
import type { CustomItemComponentProps } from 'virtua'

/** Where a row stands in the virtual list, and how it is measured. */
export interface Slot {
  ref: Ref<HTMLTableRowElement>
  style: CSSProperties
}

/** The slot of the row below; null in a list that is not virtual. */
export const RowSlotContext = createContext<Slot | null>(null)

/**
 * Hands a place of the virtual list to the row inside it. A wrapper of its own would stand between the table's
 * body and its rows, where no element may.
 */
export function RowSlot({ ref, style, children }: CustomItemComponentProps) {
  return <RowSlotContext value={{ ref: ref as Slot['ref'], style }}>{children}</RowSlotContext>
}
