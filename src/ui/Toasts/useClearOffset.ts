import { type RefObject, useLayoutEffect } from 'react'
import { button } from '../Button/Button.css.ts'
import { clearOffset } from './clearOffset.ts'
import { offsetVariable } from './ToastRegion.css.ts'

const CONTROLS = 'a, button, input, textarea, select, summary, [role="slider"], [contenteditable="true"]'
/** Invalid fields with their messages, primary buttons, and parts that ask for it with `data-keep-visible`. */
const KEPT_VISIBLE = `[aria-invalid="true"], .${button.classNames.variants.variant.primary}, [data-keep-visible]`

const GAP_PX = 8
const KEPT_VISIBLE_WEIGHT = 1000

function obstaclesOf(region: HTMLElement) {
  const { left, right } = region.getBoundingClientRect()
  return [...document.querySelectorAll(`${CONTROLS}, ${KEPT_VISIBLE}`)]
    .filter(
      (element) =>
        !region.contains(element) &&
        element.closest('[inert], [aria-hidden="true"]') === null &&
        element.checkVisibility(),
    )
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.height > 0 && box.left < right && box.right > left)
    .filter(({ box }) => box.bottom > 0 && box.top < innerHeight)
    .map(({ element, box: { top, bottom } }) => ({
      top,
      bottom,
      weight: element.matches(`:focus, ${KEPT_VISIBLE}`) ? KEPT_VISIBLE_WEIGHT : 1,
    }))
}

/** Moves the toasts away from controls, above all from the focused one, invalid fields and main actions, also when the page was scrolled or changes. */
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
    const events = ['scrollend', 'resize', 'focusin'] as const
    for (const event of events) addEventListener(event, placeSoon, { capture: true, passive: true })
    return () => {
      if (frame !== null) cancelAnimationFrame(frame)
      sizes.disconnect()
      changes.disconnect()
      for (const event of events) removeEventListener(event, placeSoon, { capture: true })
    }
  }, [regionRef, isShown])
}
