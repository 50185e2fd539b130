export function scrollIntoViewWhenExpanded(element: Element): void {
  // The transition starts in the next frame; getAnimations() returns it in the frame after that.
  requestAnimationFrame(() =>
    requestAnimationFrame(async () => {
      const transitions = element.closest('section')?.getAnimations({ subtree: true }) ?? []
      await Promise.allSettled(transitions.map((animation) => animation.finished))
      element.scrollIntoView({ block: 'nearest' })
    }),
  )
}
