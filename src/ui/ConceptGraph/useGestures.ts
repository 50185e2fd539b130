import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import type { Point } from './graph.ts'

/** Movement in pixels from which a press is a drag. */
const DRAG_THRESHOLD_PX = 4
const WHEEL_SPEED = 0.002

export interface GestureHandlers {
  onPan: (by: Point) => void
  /** `at` is relative to the element. */
  onZoom: (factor: number, at: Point) => void
}

/**
 * Drag with the pointer, pinch with two fingers, and the wheel with Ctrl, which is also the pinch of a trackpad. A press that
 * became a drag does not press what is below it.
 */
export function useGestures(ref: RefObject<HTMLElement | null>, { onPan, onZoom }: GestureHandlers) {
  const pointers = useRef(new Map<number, Point>())
  const travelled = useRef(0)
  const latestZoom = useRef(onZoom)
  useEffect(() => {
    latestZoom.current = onZoom
  })

  useEffect(() => {
    const { current: element } = ref
    function zoomed(event: WheelEvent) {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      latestZoom.current(Math.exp(-event.deltaY * WHEEL_SPEED), relativeTo(element, event))
    }
    // React's listeners are passive and cannot prevent the zoom of the page.
    element?.addEventListener('wheel', zoomed, { passive: false })
    return () => element?.removeEventListener('wheel', zoomed)
  }, [ref])

  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return
      if (pointers.current.size === 0) travelled.current = 0
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    },
    onPointerMove(event: PointerEvent) {
      const before = pointers.current.get(event.pointerId)
      if (before === undefined) return
      const now = { x: event.clientX, y: event.clientY }
      const [other] = [...pointers.current].filter(([id]) => id !== event.pointerId).map(([, point]) => point)
      pointers.current.set(event.pointerId, now)
      travelled.current += Math.hypot(now.x - before.x, now.y - before.y)
      if (travelled.current < DRAG_THRESHOLD_PX) return
      event.currentTarget.setPointerCapture(event.pointerId)
      if (other === undefined) {
        onPan({ x: now.x - before.x, y: now.y - before.y })
        return
      }
      const factor =
        Math.hypot(now.x - other.x, now.y - other.y) /
        Math.max(1, Math.hypot(before.x - other.x, before.y - other.y))
      const center = { clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 }
      onZoom(factor, relativeTo(ref.current, center))
    },
    onPointerUp: (event: PointerEvent) => void pointers.current.delete(event.pointerId),
    onPointerCancel: (event: PointerEvent) => void pointers.current.delete(event.pointerId),
    onClickCapture(event: { preventDefault: () => void; stopPropagation: () => void; detail: number }) {
      // A key press has no detail.
      if (event.detail === 0 || travelled.current < DRAG_THRESHOLD_PX) return
      event.preventDefault()
      event.stopPropagation()
    },
  }
}

function relativeTo(
  element: HTMLElement | null,
  { clientX, clientY }: { clientX: number; clientY: number },
): Point {
  const { left, top } = element?.getBoundingClientRect() ?? { left: 0, top: 0 }
  return { x: clientX - left, y: clientY - top }
}
