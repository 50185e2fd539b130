/** What can be used. The type is that of an input, otherwise the element's name. */
export type Part = Readonly<{ index: number; kind: string; name: string; type: string; value: string }>

declare global {
  interface Window {
    walk: { elements: HTMLElement[]; busyWith: (quietMs: number) => string; listParts: () => Part[] }
  }
}

/** Runs in each page before its scripts. */
export function watchPage(): void {
  const requests = new Set<unknown>()
  const { fetch } = window
  window.fetch = (...args) => fetch(...(requests.add(args) && args)).finally(() => requests.delete(args))
  let changedAt = performance.now()
  new MutationObserver(() => {
    changedAt = performance.now()
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  const isShown = (element: Element) =>
    element.getBoundingClientRect().width > 1 && element.checkVisibility({ visibilityProperty: true })
  function isUsable(element: HTMLElement): boolean {
    if (element.matches('[download], [href]:not([href^="/"]), [aria-label="Presenter panel"]')) return false
    if (element.matches('aside[aria-label=Demo] :not([data-base-ui-tooltip-trigger])')) return false
    if (element.closest('[inert], [aria-hidden=true], :disabled, [aria-disabled=true]')) return false
    const dialog = document.querySelector('[data-base-ui-portal] > [role=presentation]:not([data-side])')
    if (dialog !== null && !element.closest('[data-base-ui-portal]')) return false
    const { x, y, width, height } = element.getBoundingClientRect()
    const top = document.elementFromPoint(x + width / 2, y + height / 2)
    // Null outside of the window. A label receives the presses of its field.
    const isOnTop = !top || top.contains(element) || element.contains(top) || top.closest('label') !== null
    return (isShown(element) && isOnTop) || element.matches('[type=file]')
  }

  window.walk = {
    elements: [],
    /** What is in progress, in words; '' if the page has not changed for so many milliseconds. */
    busyWith(quietMs) {
      const signs = '[aria-busy=true], circle[pathLength="100"], [role=progressbar]:not([aria-valuenow])'
      const busy = [...document.querySelectorAll(signs)].find(isShown)
      if (busy) return `busy: ${(busy.textContent || busy.parentElement?.textContent)?.slice(0, 90)}`
      if (document.querySelector('h1') === null || requests.size > 0) return 'loading'
      return performance.now() - changedAt < quietMs ? 'changing' : ''
    },
    /** In the order of the page, without what belongs to the demo only. */
    listParts() {
      const roles = '[role=tab], [role=option], [role=menuitem], [role=switch], [role=checkbox], [role=radio]'
      const all = `a[href], button, input:not([type=hidden]), textarea, summary, [role=combobox], ${roles}`
      this.elements = [...document.querySelectorAll<HTMLElement>(all)].filter(isUsable)
      return this.elements.map((element, index) => {
        const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
        const label = (isField && element.labels?.[0]?.textContent) || element.ariaLabel
        const [type, value] = isField ? [element.type, element.value] : [element.localName, '']
        const isText = isField && /^(text|email|password|search|textarea)$/.test(type) && !element.readOnly
        const kind = isText ? 'text field' : (element.role ?? element.localName.replace(/^a$/, 'link'))
        return { index, kind, name: (label || element.textContent).trim().slice(0, 60), type, value }
      })
    },
  }
}
