/** Brings an element into view, once the panel around it has unfolded. */
export function reveal(element: Element): void {
  // The panel starts to unfold with the next frame; from the one after, its transition can be waited for.
  requestAnimationFrame(() =>
    requestAnimationFrame(async () => {
      const unfolding = element.closest('section')?.getAnimations({ subtree: true }) ?? []
      await Promise.allSettled(unfolding.map((animation) => animation.finished))
      element.scrollIntoView({ block: 'nearest' })
    }),
  )
}
