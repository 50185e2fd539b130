/** Whether no element has focus. The browser moves focus to `body` when the focused element is removed. */
export function isFocusLost(): boolean {
  const { activeElement } = document
  return activeElement === null || activeElement === document.body
}
