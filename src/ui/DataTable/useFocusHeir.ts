import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the place of the keyboard where the row that has the focus leaves: the row that takes its place gets it, at
 * the same kind of control. Spread what it returns on the element around the rows.
 */
export function useFocusHeir<Row>(
  boxRef: RefObject<HTMLElement | null>,
  shown: readonly Row[],
  getRowId: (row: Row) => string,
) {
  const placeRef = useRef<{ id: string; index: number; kind: string } | null>(null)

  useLayoutEffect(() => {
    const place = placeRef.current
    const { activeElement } = document
    if (place === null || (activeElement !== null && activeElement !== document.body)) return
    if (shown.some((row) => getRowId(row) === place.id)) return
    placeRef.current = null
    const heir = shown[Math.min(place.index, shown.length - 1)]
    if (heir === undefined) return
    const row = boxRef.current?.querySelector(`[data-row="${CSS.escape(getRowId(heir))}"]`)
    const control =
      row?.querySelector<HTMLElement>(place.kind) ?? row?.querySelector<HTMLElement>('button, input')
    control?.focus()
  })

  return {
    onFocus({ target }: FocusEvent<HTMLElement>) {
      const id = target.closest('[data-row]')?.getAttribute('data-row')
      const index = shown.findIndex((row) => getRowId(row) === id)
      placeRef.current = id == null || index < 0 ? null : { id, index, kind: target.localName }
    },
    // What is taken away with its row loses the focus without a word; this is somebody going elsewhere.
    onBlur() {
      placeRef.current = null
    },
  }
}
