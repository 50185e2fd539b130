import { type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps the place of the keyboard and of a screen reader where a step takes away what had the focus: the element of
 * the returned ref takes it then. Not at the arrival, and not where something else has it. `step` names what is shown.
 */
export function useKeptFocus<E extends HTMLElement>(step: string): RefObject<E | null> {
  const ref = useRef<E>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    const { activeElement } = document
    if (activeElement === null || activeElement === document.body) ref.current?.focus()
  }, [step])
  return ref
}
