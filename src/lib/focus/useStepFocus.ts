import { type RefObject, useEffect, useRef } from 'react'
import { isFocusLost } from './isFocusLost.ts'

/**
 * Returns the ref of an element that gets focus when `step` changes and the focused element was removed with the
 * previous step. Does nothing when another element has focus, or on the first render unless `replacesForm`.
 */
export function useStepFocus<E extends HTMLElement>(step: string, replacesForm = false): RefObject<E | null> {
  const ref = useRef<E>(null)
  const previousStep = useRef(replacesForm ? null : step)
  useEffect(() => {
    if (previousStep.current === step) return
    previousStep.current = step
    if (isFocusLost()) ref.current?.focus()
  }, [step])
  return ref
}
