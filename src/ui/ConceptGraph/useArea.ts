import { type RefObject, useLayoutEffect, useState } from 'react'
import type { Size } from './graph.ts'

export interface Area {
  /** The size of the element in pixels at the default text size. */
  area: Size
  /** The reader's text size, 1 for the default. */
  unit: number
}

const DEFAULT_TEXT_PX = 16

/** The size of an element and the reader's text size, both also after changes. */
export function useArea(ref: RefObject<HTMLElement | null>): Area {
  const [measured, setMeasured] = useState<Area>({ area: { width: 0, height: 0 }, unit: 1 })
  useLayoutEffect(() => {
    const { current: element } = ref
    if (element === null) return
    const measure = () => {
      const unit = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / DEFAULT_TEXT_PX
      setMeasured({
        area: {
          width: Math.round(element.clientWidth / unit),
          height: Math.round(element.clientHeight / unit),
        },
        unit,
      })
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return measured
}
