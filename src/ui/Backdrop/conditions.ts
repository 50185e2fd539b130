import { useSyncExternalStore } from 'react'
import { media } from '../../theme/media.ts'

export interface Conditions {
  readonly reducedMotion: boolean
  /** The fields of navigator.connection that are used; `downlink` is in megabits per second. */
  readonly connection: { effectiveType?: string; downlink?: number; saveData?: boolean } | undefined
  readonly safari: boolean
  readonly pixelRatio: number
}

/** The animated graph, or static dots if the reader's preferences, the connection or the browser require it. */
export function pictureFor({ reducedMotion, connection = {}, safari, pixelRatio }: Conditions) {
  const { effectiveType = '', downlink = 1, saveData = false } = connection
  const isSlow = ['slow-2g', '2g'].includes(effectiveType) || downlink < 1 || saveData
  return reducedMotion || isSlow || (safari && pixelRatio >= 2) ? 'dotted' : 'animated'
}

export type NodeCount = 18 | 25

export const nodeCountFor = (safari: boolean): NodeCount => (safari ? 18 : 25)

export const hubCountOf = (count: NodeCount) => Math.round(count * 0.15)

/**
 * Whether a browser uses Safari's engine, where large canvases are slower to draw: Safari itself and every
 * browser on iPhone and iPad. Chrome's user agent also contains 'AppleWebKit' and 'Safari'.
 */
export const isSafari = (userAgent: string) =>
  /AppleWebKit\//.test(userAgent) && !/(Chrome|Chromium)\/|Android/.test(userAgent)

/** Missing in some browsers and in TypeScript's DOM types. */
const connectionOf = (from: Navigator & { connection?: Conditions['connection'] & EventTarget }) =>
  from.connection

const reducedMotion = () => window.matchMedia(media.reducedMotion)

function subscribe(changed: () => void): () => void {
  const end = new AbortController()
  const { signal } = end
  reducedMotion().addEventListener('change', changed, { signal })
  // A change of pixel density (zoom, another screen) fires a resize event.
  window.addEventListener('resize', changed, { signal })
  connectionOf(navigator)?.addEventListener('change', changed, { signal })
  return () => end.abort()
}

/** The picture and node count for this reader and browser. Updates when the conditions change. */
export function usePicture() {
  const safari = isSafari(navigator.userAgent)
  const picture = useSyncExternalStore(subscribe, () =>
    pictureFor({
      reducedMotion: reducedMotion().matches,
      connection: connectionOf(navigator),
      safari,
      pixelRatio: window.devicePixelRatio,
    }),
  )
  return { picture, count: nodeCountFor(safari) }
}
