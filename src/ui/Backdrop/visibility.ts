/**
 * Calls back with the visibility of an element, initially and on every change. It is not visible if the page
 * is hidden or the element is scrolled out of view. Returns a function that stops observing.
 */
export function watchVisibility(element: Element, onChange: (isVisible: boolean) => void): () => void {
  let isInView = false
  const update = () => onChange(isInView && !document.hidden)
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
