import { preloadPage } from './pageCode.ts'

/** What precedes a click: the pointer over a link, the focus on it, or the beginning of a tap. */
const INTENT = ['pointerover', 'focusin', 'touchstart'] as const

/**
 * Loads the code of a page when a link to it is likely to be followed. Does nothing if the reader saves data or has no
 * connection.
 *
 * @returns ends it
 */
export function preloadOnIntent(preload = preloadPage): () => void {
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (link === null || link.origin !== location.origin || !navigator.onLine || savesData(navigator)) return
    preload(link.pathname)
  }
  for (const type of INTENT) document.addEventListener(type, onIntent, { passive: true })
  return () => {
    for (const type of INTENT) document.removeEventListener(type, onIntent)
  }
}

/** navigator.connection is missing in some browsers and in TypeScript's DOM types. */
function savesData({ connection }: Navigator & { readonly connection?: { readonly saveData?: boolean } }) {
  return connection?.saveData === true
}
