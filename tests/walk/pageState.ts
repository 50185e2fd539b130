/** A part of the page that a person can press or type into. */
export interface Part {
  /** Its position in `window.walk.elements`. */
  readonly index: number
  /** 'button', 'link', 'text field' … */
  readonly kind: string
  readonly name: string
  /** Type of the input; otherwise the name of the element. */
  readonly type: string
  readonly value: string
}

declare global {
  interface Window {
    walk: {
      /** The parts that were listed last. */
      elements: HTMLElement[]
      /** What is in progress, in words; '' if the page has stood still for so many milliseconds. */
      busyWith(quietMs: number): string
      /** Everything that can be used now, in the order of the page, without the demo's own bar except the mailbox. */
      listParts(): Part[]
    }
  }
}

/** Runs in each page before its scripts. `ignored` is a message that the service worker must not receive. */
export function watchPage(ignored: string): void {
  // An empty page has none.
  if (!('ServiceWorker' in window)) return
  const { postMessage } = ServiceWorker.prototype
  ServiceWorker.prototype.postMessage = function (data: unknown, ...rest: unknown[]) {
    if (data !== ignored) Reflect.apply(postMessage, this, [data, ...rest])
  }
  let changedAt = performance.now()
  let requests = 0
  new MutationObserver(() => {
    changedAt = performance.now()
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  const { fetch } = window
  window.fetch = (...args) => {
    requests += 1
    return fetch(...args).finally(() => {
      requests -= 1
      changedAt = performance.now()
    })
  }

  function isShown(element: Element): boolean {
    const { width, bottom } = element.getBoundingClientRect()
    // The link “Skip to content” is above the page until it has the focus.
    return width > 1 && bottom + scrollY > 0 && element.checkVisibility({ visibilityProperty: true })
  }

  function nameOf(element: HTMLElement): string {
    const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? []
    const labels = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels : null
    const texts = [
      element.ariaLabel,
      ids.map((id) => document.getElementById(id)?.textContent).join(' '),
      [...(labels ?? [])].map(({ textContent }) => textContent).join(' '),
      element.innerText,
      element.title,
    ]
    return (texts.find((text) => text?.trim()) ?? '').replace(/\s+/g, ' ').trim().slice(0, 60)
  }

  function isUsable(element: HTMLElement): boolean {
    if (element.closest('aside[aria-label=Demo]') && !element.innerText.includes('Mailbox')) return false
    if (element.closest('[inert], [aria-hidden=true], :disabled, [aria-disabled=true]')) return false
    const isElsewhere =
      element instanceof HTMLAnchorElement && (element.origin !== location.origin || element.download !== '')
    return !isElsewhere && isShown(element)
  }

  window.walk = {
    elements: [],
    busyWith(quietMs) {
      if (document.readyState !== 'complete') return 'the page loads'
      const signs = '[aria-busy=true], circle[pathLength="100"], [role=progressbar]:not([aria-valuenow])'
      const busy = [...document.querySelectorAll(signs)].find(isShown)
      if (busy !== undefined) return `busy: “${(busy.textContent || busy.closest('[aria-label], section, main')?.textContent || busy.outerHTML).trim().slice(0, 80)}”`
      if (requests > 0) return 'a request waits'
      if (!document.querySelector('#root')?.childElementCount) return 'the page is empty'
      return performance.now() - changedAt < quietMs ? 'the page changes' : ''
    },
    listParts() {
      const selector = 'a[href], button, input:not([type=hidden]), textarea, summary, [role]:is([role=button], [role=tab], [role=option], [role=menuitem], [role=switch], [role=checkbox], [role=radio], [role=combobox])'
      this.elements = [...document.querySelectorAll<HTMLElement>(selector)].filter(isUsable)
      return this.elements.map((element, index) => {
        const field = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element : null
        const type = field?.type ?? element.localName
        const isText = /^(text|email|password|search|textarea)$/.test(type) && !field?.readOnly
        const kind = isText ? 'text field' : (element.role ?? element.localName.replace(/^a$/, 'link'))
        return { index, kind, name: nameOf(element), type, value: field?.value ?? '' }
      })
    },
  }
}
