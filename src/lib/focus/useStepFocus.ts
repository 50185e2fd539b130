import { type RefObject, useEffect, useRef } from 'react'
import { isFocusLost } from './isFocusLost.ts'

/**
 * Returns the ref of an element that gets focus when `step` changes and the focused element was removed with the
 * previous step. Does nothing on the first render, or when another element has focus.
 */
export function useStepFocus<E extends HTMLElement>(step: string): RefObject<E | null> {
  const ref = useRef<E>(null)
  const previousStep = useRef(step)
  useEffect(() => {
    if (previousStep.current === step) return
    previousStep.current = step
    if (isFocusLost()) ref.current?.focus()
  }, [step])
  return ref
}
