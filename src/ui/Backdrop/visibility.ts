/**
 * Tells whether an element can be seen: at once, and whenever that changes. It cannot where the page is hidden
 * or the element is scrolled out of view. Gives the function that ends the watch.
 */
export function watchVisibility(element: Element, tell: (isVisible: boolean) => void): () => void {
  let isInView = false
  const update = () => tell(isInView && !document.hidden)
  const observer = new IntersectionObserver((entries) => {
    isInView = entries.at(-1)?.isIntersecting ?? false
    update()
  })
  observer.observe(element)
  document.addEventListener('visibilitychange', update)
  return () => {
    observer.disconnect()
    document.removeEventListener('visibilitychange', update)
  }
}
