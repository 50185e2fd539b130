import { useRestoreFocus } from '../../lib/focus/useRestoreFocus.ts'

/**
 * Keeps focus when the focused row is removed: on the same kind of control in the row that takes its position. Spread
 * the returned handlers on the element around the rows.
 */
export function useRowFocus<Row>(shown: readonly Row[], getRowId: (row: Row) => string) {
  return useRestoreFocus({
    positionOf(element) {
      const id = element.closest('[data-row]')?.getAttribute('data-row')
      const index = shown.findIndex((row) => getRowId(row) === id)
      return id == null || index < 0 ? null : { id, index, tag: element.localName }
    },
    elementAt({ id, index, tag }, container) {
      // A row that was only scrolled out of a virtual list is not removed.
      if (shown.some((row) => getRowId(row) === id)) return null
      const next = shown[Math.min(index, shown.length - 1)]
      const row = next && container.querySelector(`[data-row="${CSS.escape(getRowId(next))}"]`)
      return row?.querySelector<HTMLElement>(tag) ?? row?.querySelector<HTMLElement>('button, input')
    },
  })
}
