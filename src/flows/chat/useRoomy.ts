import type { RefObject } from 'react'
import { useLayoutEffect, useState } from 'react'
import { ROOMY_WIDTH } from './roomyWidth.ts'

/** Whether the element has room for three columns, now and whenever that changes. */
export function useRoomy(ref: RefObject<Element | null>): boolean {
  const [isRoomy, setRoomy] = useState(() => window.innerWidth >= ROOMY_WIDTH)
  useLayoutEffect(() => {
    const { current: element } = ref
    if (element === null) return
    const measure = () => setRoomy(element.clientWidth >= ROOMY_WIDTH)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return isRoomy
}
