import { type KeyboardEvent, useState } from 'react'
import { hasModifier } from '../../lib/modifierKey.ts'

/** The search in a document. */
export interface DocumentSearch {
  isOpen: boolean
  /** The text of the field. */
  text: string
  /** What is searched; empty while the search is closed. */
  query: string
  /** The index of the current match; any integer, because the matches are counted from the first to the last and again. */
  current: number
  open: () => void
  close: () => void
  edit: (query: string) => void
  /** Goes to the next match, or with -1 to the previous one. */
  move: (step: 1 | -1) => void
  /** Ctrl or ⌘ with F opens it, as in the browser, which finds only what is on the screen. */
  onKeyDown: (event: KeyboardEvent) => void
}

export function useDocumentSearch(): DocumentSearch {
  const [isOpen, setOpen] = useState(false)
  const [{ text, current }, setSearch] = useState({ text: '', current: 0 })
  const open = () => setOpen(true)
  return {
    isOpen,
    text,
    query: isOpen ? text.trim() : '',
    current,
    open,
    close: () => setOpen(false),
    edit: (text) => setSearch({ text, current: 0 }),
    move: (step) => setSearch({ text, current: current + step }),
    onKeyDown(event) {
      if (event.key.toLowerCase() !== 'f' || !hasModifier(event.nativeEvent)) return
      event.preventDefault()
      open()
      event.currentTarget.querySelector<HTMLInputElement>('search input')?.select()
    },
  }
}

/** The index of a match; -1 without matches. */
export const matchIndex = (current: number, count: number) =>
  count === 0 ? -1 : ((current % count) + count) % count
