/** The fields of navigator.connection that are used. Not available in every browser. */
export interface Connection {
  /** 'slow-2g', '2g', '3g' or '4g'. */
  readonly effectiveType?: string | undefined
  /** Megabits per second. */
  readonly downlink?: number | undefined
  /** The reader enabled data saving. */
  readonly saveData?: boolean | undefined
}

export interface Conditions {
  /** The reader prefers reduced motion. */
  readonly reducedMotion: boolean
  readonly connection?: Connection | undefined
  /** The browser uses Safari's engine. */
  readonly safari: boolean
  /** Device pixels per CSS pixel. */
  readonly pixelRatio: number
}

/** The animated graph or the static dots. */
export type Picture = 'animated' | 'dotted'

const SLOW_CONNECTION_TYPES = ['slow-2g', '2g']
/** Megabits per second. */
const MIN_DOWNLINK_MBPS = 1
const HIGH_PIXEL_RATIO = 2

/** Chooses the picture from the reader's preferences, the connection and the browser. */
export function pictureFor({ reducedMotion, connection = {}, safari, pixelRatio }: Conditions): Picture {
  const { effectiveType = '', downlink = MIN_DOWNLINK_MBPS, saveData = false } = connection
  const isSlow = SLOW_CONNECTION_TYPES.includes(effectiveType) || downlink < MIN_DOWNLINK_MBPS || saveData
  return reducedMotion || isSlow || (safari && pixelRatio >= HIGH_PIXEL_RATIO) ? 'dotted' : 'animated'
}

export const nodeCountFor = ({ safari }: Pick<Conditions, 'safari'>) => (safari ? 18 : 25)

export const hubCountOf = (count: number) => Math.round(count * 0.15)

/**
 * Whether a browser uses Safari's engine, where large canvases are slower to draw: Safari itself and every
 * browser on iPhone and iPad. Chrome's user agent also contains 'AppleWebKit' and 'Safari'.
 */
export function isSafari(userAgent: string): boolean {
  return /AppleWebKit\//.test(userAgent) && !/(Chrome|Chromium)\/|Android/.test(userAgent)
}
