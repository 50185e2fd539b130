export type Role = 'button' | 'link' | 'textbox' | 'combobox' | 'heading' | 'file'

/**
 * The first element of a role with this accessible name that a person can use: visible, enabled, at rest, and not behind a
 * dialog. Runs in the page.
 *
 * @param name a regular expression for the whole name
 */
export function findByRole(role: string, name: string): Element | null {
  const selectors: Record<string, string> = {
    button: 'button, [role=button], [role=tab], summary',
    link: 'a[href]',
    textbox: 'input:not([type=file], [type=checkbox], [type=radio]), textarea',
    combobox: 'select',
    heading: 'h1, h2, h3',
    file: 'input[type=file]',
  }
  const textOf = (element: Element) => {
    const copy = element.cloneNode(true) as Element
    for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove()
    return copy.textContent ?? ''
  }
  const nameOf = (element: Element) => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ')
    const labels = ids?.map((id) => document.getElementById(id)) ?? [
      ...((element as HTMLInputElement).labels ?? []),
    ]
    const text = labels.map((label) => label && textOf(label)).join(' ')
    return (element.getAttribute('aria-label') ?? (text || textOf(element))).replaceAll(/\s+/g, ' ').trim()
  }
  const isUsable = (element: Element) =>
    role === 'file' ||
    (element.checkVisibility({ visibilityProperty: true }) &&
      element.closest('[aria-hidden=true], [inert], [aria-disabled=true], :disabled') === null &&
      element.getAnimations().length === 0)
  const pattern = new RegExp(`^(?:${name})$`)
  const found = [...document.querySelectorAll(selectors[role] ?? role)].find(
    (element) => isUsable(element) && pattern.test(nameOf(element)),
  )
  if (role !== 'file') found?.scrollIntoView({ block: 'center', behavior: 'instant' })
  return found ?? null
}

/** Whether the page shows a text. Runs in the page. */
export function isShown(text: string): boolean {
  // biome-ignore lint/performance/useDomNodeTextContent: hidden text is not shown.
  return document.body.innerText.toLowerCase().includes(text.toLowerCase())
}
