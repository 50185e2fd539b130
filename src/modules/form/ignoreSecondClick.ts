/**
 * Call this when a form is sent. If a double click sent it, its second click is ignored wherever it hits: the form may
 * have moved or been replaced, so that another button or link is under the pointer.
 */
export function ignoreSecondClick(): void {
  const types = ['mousedown', 'click', 'dblclick'] as const
  const listener = (event: MouseEvent) => {
    // The first press of the next click, or a press by keyboard.
    if (event.detail < 2) {
      for (const type of types) document.removeEventListener(type, listener, true)
      return
    }
    event.preventDefault()
    event.stopPropagation()
  }
  for (const type of types) document.addEventListener(type, listener, true)
}
