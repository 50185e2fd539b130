import { type RefObject, useLayoutEffect, useState } from 'react'

/** Less than this width would not be enough for a node with its label, in pixels. */
const MIN_FREE_PX = 240

/** How much of an element's width something at the end of the window covers, in pixels; 0 if too little would remain. */
export function useCovered(ref: RefObject<HTMLElement | null>, width: number): number {
  const [covered, setCovered] = useState(0)
  useLayoutEffect(() => {
    const { current: element } = ref
    if (element === null || width === 0) return setCovered(0)
    const { left, right } = element.getBoundingClientRect()
    const free = window.innerWidth - width
    setCovered(free - left < MIN_FREE_PX ? 0 : Math.max(0, right - free))
  }, [ref, width])
  return covered
}
