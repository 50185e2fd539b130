import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import {
  type Offset,
  offsetOf,
  PAGE_GAP,
  type PageLayout,
  type Place,
  pageAt,
  placeAt,
  type Size,
} from './pageLayout.ts'

/** The share of the view's height at which the current page is determined. */
const READING_LINE = 0.35

export interface ScrollingOptions {
  /** The scroll box. */
  ref: RefObject<HTMLElement | null>
  /** The pages; null until they are laid out. */
  layout: PageLayout | null
  view: Size | null
  /** The first position. */
  initial: () => Offset & { page: number }
}

/**
 * The scroll position and the current page. Zooming and resizing keep the point in the middle of the view.
 */
export function useScrolling({ ref, layout, view, initial }: ScrollingOptions) {
  const [top, setTop] = useState(0)
  /** A page that was requested by its number. It stays current at its position, even if it is shorter than the view. */
  const [requested, setRequested] = useState<{ page: number; top: number } | null>(null)
  const middle = useRef<Place | null>(null)

  const scroll = useCallback(
    (offset: Offset): number => {
      const element = ref.current
      if (element === null || layout === null || view === null) return 0
      element.scrollTo({ ...offset, behavior: 'instant' })
      const { scrollLeft: left, scrollTop } = element
      middle.current = placeAt(layout, { left, top: scrollTop }, view)
      setTop(scrollTop)
      return scrollTop
    },
    [ref, layout, view],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first position is used once
  useLayoutEffect(() => {
    if (layout === null || view === null) return
    const first = middle.current === null ? initial() : null
    const reached = scroll(first ?? offsetOf(layout, middle.current ?? { page: 1, x: 0, y: 0 }, view))
    setRequested((last) => (first ? { page: first.page, top: reached } : last && { ...last, top: reached }))
  }, [layout, view, scroll])

  const onScroll = () => {
    const element = ref.current
    if (element === null || layout === null || view === null) return
    middle.current = placeAt(layout, { left: element.scrollLeft, top: element.scrollTop }, view)
    setTop(element.scrollTop)
  }
  const goToPage = (page: number) => {
    const box = layout?.boxes[page - 1]
    if (box === undefined) return
    const left = ref.current?.scrollLeft ?? 0
    setRequested({ page, top: scroll({ left, top: box.top - PAGE_GAP }) })
  }
  /** Goes to a position on a page, which stays current there. */
  const goTo = useCallback(
    (page: number, offset: Offset) => setRequested({ page, top: scroll(offset) }),
    [scroll],
  )
  const isAtRequested = requested !== null && Math.abs(requested.top - top) < 2
  const line = top + (view?.height ?? 0) * READING_LINE
  const page = isAtRequested ? requested.page : layout === null ? 1 : pageAt(layout, line)
  return { top, page, isPlaced: requested !== null, onScroll, goToPage, goTo }
}
