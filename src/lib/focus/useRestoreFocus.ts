import { type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import { isFocusLost } from './isFocusLost.ts'

export interface RestoreFocusOptions<Position> {
  /** Describes where a focused or clicked element is, or returns null for elements that need no replacement. */
  positionOf: (element: Element, container: HTMLElement) => Position | null
  /** The element that gets focus when the element at this position was removed; null for none. */
  elementAt: (position: Position, container: HTMLElement) => HTMLElement | null | undefined
}

/**
 * Moves focus to a neighbor when the focused element is removed, for example with its row. Spread the returned event
 * handlers on the element around all candidates.
 */
export function useRestoreFocus<Position>({ positionOf, elementAt }: RestoreFocusOptions<Position>) {
  const last = useRef<{ element: Element; container: HTMLElement; position: Position } | null>(null)

  useLayoutEffect(() => {
    if (last.current === null || last.current.element.isConnected || !isFocusLost()) return
    const target = elementAt(last.current.position, last.current.container)
    if (!target) return
    last.current = null
    target.focus()
  })

  const remember = ({ target, currentTarget: container }: SyntheticEvent<HTMLElement>) => {
    const element = (target as Element).closest('button, input, a, [tabindex]')
    const position = element && positionOf(element, container)
    last.current = element === null || position === null ? null : { element, container, position }
  }
  return {
    onFocus: remember,
    // Safari does not focus a button that is clicked.
    onClick: remember,
    // A removed element gets no blur event, so this is the user moving to another element.
    onBlur: () => {
      last.current = null
    },
  }
}
