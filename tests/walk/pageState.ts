/** What can be used: its position in `window.walk.elements`, and the type of an input, otherwise the element's name. */
export type Part = Readonly<{ index: number; kind: string; name: string; type: string; value: string }>

declare global {
  interface Window {
    walk: {
      elements: HTMLElement[]
      /** What is in progress, in words; '' if the page has not changed for so many milliseconds. */
      busyWith: (quietMs: number) => string
      /** All parts in the order of the page, without the demo's own bar except the mailbox. */
      listParts: () => Part[]
    }
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
    if (element.closest('[inert], [aria-hidden=true], :disabled, [aria-disabled=true]')) return false
    if (element.closest('aside[aria-label=Demo]') && !element.textContent.includes('Mailbox')) return false
    if (
      element.matches('[download], [href]:not([href^="/"], [href^="#"]), [href="#main"], [href="#content"]')
    )
      return false
    const dialog = document.querySelector('[data-base-ui-portal] > [role=presentation]:not([data-side])')
    if (dialog !== null && !element.closest('[data-base-ui-portal]')) return false
    if (!isShown(element)) return element.matches('[type=file]')
    const { x, y, width, height } = element.getBoundingClientRect()
    const top = document.elementFromPoint(x + width / 2, y + height / 2)
    // Null outside of the window. A label receives the presses of its field.
    return !top || top.contains(element) || element.contains(top) || top.closest('label') !== null
  }

  const roles = 'button, tab, option, menuitem, switch, checkbox, radio, combobox'.replaceAll(
    /\w+/g,
    '[role=$&]',
  )
  const all = `a[href], button, input:not([type=hidden]), textarea, summary, ${roles}`
  window.walk = {
    elements: [],
    busyWith(quietMs) {
      const signs = '[aria-busy=true], circle[pathLength="100"], [role=progressbar]:not([aria-valuenow])'
      const busy = [...document.querySelectorAll(signs)].find(isShown)
      if (busy) return `busy: ${(busy.textContent || busy.parentElement?.textContent)?.slice(0, 90)}`
      if (document.readyState !== 'complete' || requests.size > 0) return 'loading'
      return performance.now() - changedAt < quietMs ? 'changing' : ''
    },
    listParts() {
      this.elements = [...document.querySelectorAll<HTMLElement>(all)].filter(isUsable)
      return this.elements.map((element, index) => {
        const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
        const label =
          (isField && element.labels?.[0]?.textContent) || element.ariaLabel || element.textContent
        const type = isField ? element.type : element.localName
        const isText = isField && /^(text|email|password|search|textarea)$/.test(type) && !element.readOnly
        const kind = isText ? 'text field' : (element.role ?? element.localName.replace(/^a$/, 'link'))
        return { index, kind, name: label.trim().slice(0, 60), type, value: isField ? element.value : '' }
      })
    },
  }
}
