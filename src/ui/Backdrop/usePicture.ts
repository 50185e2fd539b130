import { useSyncExternalStore } from 'react'
import { media } from '../../theme/media.ts'
import { type Connection, isSafari, nodeCountFor, type Picture, pictureFor } from './conditions.ts'

/** navigator.connection is missing in some browsers and in TypeScript's DOM types. */
function connectionOf(navigator: Navigator & { readonly connection?: Connection & EventTarget }) {
  return navigator.connection
}

const reducedMotion = () => window.matchMedia(media.reducedMotion)

function subscribe(changed: () => void): () => void {
  // A change of pixel density (zoom, another screen) fires a resize event.
  const sources = [[reducedMotion(), 'change'] as const, [window, 'resize'] as const]
  const connection = connectionOf(navigator)
  const all = connection ? [...sources, [connection, 'change'] as const] : sources
  for (const [source, event] of all) source.addEventListener(event, changed)
  return () => {
    for (const [source, event] of all) source.removeEventListener(event, changed)
  }
}

function currentPicture(): Picture {
  return pictureFor({
    reducedMotion: reducedMotion().matches,
    connection: connectionOf(navigator),
    safari: isSafari(navigator.userAgent),
    pixelRatio: window.devicePixelRatio,
  })
}

/** The picture and node count for this reader and browser. Updates when the conditions change. */
export function usePicture(): { picture: Picture; count: number } {
  const picture = useSyncExternalStore(subscribe, currentPicture)
  return { picture, count: nodeCountFor({ safari: isSafari(navigator.userAgent) }) }
}
