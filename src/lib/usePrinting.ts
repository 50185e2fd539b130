import { useSyncExternalStore } from 'react'

const print = () => window.matchMedia('print')
let isBeforePrint = false

/** The events come before the browser divides the page. The media query changes later, but also in the print preview of developer tools. */
function subscribe(listener: () => void): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const setBeforePrint = (is: boolean) => () => {
    isBeforePrint = is
    listener()
  }
  window.addEventListener('beforeprint', setBeforePrint(true), { signal })
  window.addEventListener('afterprint', setBeforePrint(false), { signal })
  print().addEventListener('change', listener, { signal })
  return () => controller.abort()
}

/** Whether the page is being printed. It is rendered again before that. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, () => isBeforePrint || print().matches)
}
