import { type RefObject, useLayoutEffect } from 'react'
import { button } from '../Button/Button.css.ts'
import { clearOffset } from './clearOffset.ts'
import { offsetVariable } from './ToastRegion.css.ts'

const FIELDS = 'input, textarea, select, [contenteditable="true"]'
/** Invalid fields with their messages, primary buttons, and parts that ask for it with `data-keep-visible`. */
const KEPT_VISIBLE = `[aria-invalid="true"], .${button.classNames.variants.variant.primary}, [data-keep-visible]`

const GAP_PX = 8

function obstaclesOf(region: HTMLElement): DOMRect[] {
  const { left, right } = region.getBoundingClientRect()
  const { activeElement } = document
  const focused = activeElement?.matches(FIELDS) ? [activeElement] : []
  return [...focused, ...document.querySelectorAll(KEPT_VISIBLE)]
    .filter(
      (element) => !region.contains(element) && element.closest('[inert], [aria-hidden="true"]') === null,
    )
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.height > 0 && box.left < right && box.right > left)
    .filter((box) => box.bottom > 0 && box.top < innerHeight)
}

/** Moves the toasts away from the focused field, invalid fields and main actions, also while the page scrolls or changes. */
export function useClearOffset(regionRef: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const region = regionRef.current
    if (region === null || !isShown) return
    region.style.removeProperty(offsetVariable)
    const margin = innerHeight - region.getBoundingClientRect().bottom
    let current = margin
    let frame: number | null = null

    const place = () => {
      frame = null
      current = clearOffset({
        windowHeight: innerHeight,
        height: region.offsetHeight,
        margin,
        gap: GAP_PX,
        current,
        obstacles: obstaclesOf(region),
      })
      region.style.setProperty(offsetVariable, `${current}px`)
    }
    const placeSoon = () => {
      frame ??= requestAnimationFrame(place)
    }

    place()
    const sizes = new ResizeObserver(placeSoon)
    sizes.observe(region)
    const changes = new MutationObserver(placeSoon)
    changes.observe(document.body, { subtree: true, childList: true, attributeFilter: ['aria-invalid'] })
    const events = ['scroll', 'resize', 'focusin'] as const
    for (const event of events) addEventListener(event, placeSoon, { capture: true, passive: true })
    return () => {
      if (frame !== null) cancelAnimationFrame(frame)
      sizes.disconnect()
      changes.disconnect()
      for (const event of events) removeEventListener(event, placeSoon, { capture: true })
    }
  }, [regionRef, isShown])
}
