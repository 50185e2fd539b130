import type { RefObject } from 'react'
import { useLayoutEffect, useState } from 'react'
import { WIDE_LAYOUT_MIN_WIDTH_REM } from './wideLayoutMinWidth.ts'

const isWideEnough = (width: number) =>
  width >= WIDE_LAYOUT_MIN_WIDTH_REM * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

/** Whether the element is wide enough for three columns. Updates when its width changes. */
export function useWideLayout(ref: RefObject<Element | null>): boolean {
  const [isWide, setWide] = useState(() => isWideEnough(window.innerWidth))
  useLayoutEffect(() => {
    const { current: element } = ref
    if (element === null) return
    const measure = () => setWide(isWideEnough(element.clientWidth))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return isWide
}
