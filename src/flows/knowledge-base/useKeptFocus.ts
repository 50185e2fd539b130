import type { RefObject } from 'react'
import { useEffect, useLayoutEffect, useRef } from 'react'

/** The attribute a row carries its document's id in. */
export const ROW_ATTRIBUTE = 'data-document'

/**
 * Keeps the keyboard's place when the row that has the focus goes away: the focus moves to the row that takes
 * its place, the last one where it was last, or to `fallback` where none is left. Gives the ref of the list.
 */
export function useKeptFocus(rows: unknown, fallback: RefObject<HTMLElement | null>) {
  const listRef = useRef<HTMLDivElement>(null)
  const place = useRef<{ row: Element; index: number } | null>(null)

  useEffect(() => {
    const list = listRef.current
    if (list === null) return
    const remember = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest(`[${ROW_ATTRIBUTE}]`) : null
      place.current = row && { row, index: rowsOf(list).indexOf(row) }
    }
    list.addEventListener('focusin', remember)
    return () => list.removeEventListener('focusin', remember)
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the rows' change that may take the focus away
  useLayoutEffect(() => {
    const last = place.current
    if (last === null || last.row.isConnected || document.activeElement !== document.body) return
    place.current = null
    const rest = listRef.current === null ? [] : rowsOf(listRef.current)
    const next = rest[Math.min(last.index, rest.length - 1)]
    const target = next?.querySelector<HTMLElement>('button:last-of-type') ?? fallback.current
    target?.focus()
  }, [rows, fallback])

  return listRef
}

const rowsOf = (list: Element) => [...list.querySelectorAll(`[${ROW_ATTRIBUTE}]`)]
