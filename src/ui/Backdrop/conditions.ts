/** What the browser tells of the connection (navigator.connection), where it does. */
export interface Connection {
  /** 'slow-2g', '2g', '3g' or '4g'. */
  readonly effectiveType?: string | undefined
  /** Megabits a second. */
  readonly downlink?: number | undefined
  /** The reader asked for less data. */
  readonly saveData?: boolean | undefined
}

export interface Conditions {
  /** The reader asked for reduced motion. */
  readonly reducedMotion: boolean
  readonly connection?: Connection | undefined
  /** The browser runs on Safari's engine. */
  readonly safari: boolean
  /** Device pixels for a CSS pixel. */
  readonly pixelRatio: number
}

/** The moving graph, or the static dots in its place. */
export type Picture = 'animated' | 'dotted'

const SLOW_CONNECTION_TYPES = ['slow-2g', '2g']
/** Megabits a second. */
const MIN_DOWNLINK_MBPS = 1
const HIGH_PIXEL_RATIO = 2

/** The picture for a reader, a connection and a browser. */
export function pictureFor({ reducedMotion, connection = {}, safari, pixelRatio }: Conditions): Picture {
  const { effectiveType = '', downlink = MIN_DOWNLINK_MBPS, saveData = false } = connection
  const isSlow = SLOW_CONNECTION_TYPES.includes(effectiveType) || downlink < MIN_DOWNLINK_MBPS || saveData
  return reducedMotion || isSlow || (safari && pixelRatio >= HIGH_PIXEL_RATIO) ? 'dotted' : 'animated'
}

/** How many nodes a browser is given. */
export const nodeCountFor = ({ safari }: Pick<Conditions, 'safari'>) => (safari ? 18 : 25)

/**
 * Whether a browser runs on Safari's engine, which draws a large canvas at a higher price: Safari itself, and
 * every browser of an iPhone or iPad whatever its brand (Chrome, Firefox and Edge there wrap the same engine).
 * Chrome's engine names Safari too, out of habit.
 */
export function isSafari(userAgent: string): boolean {
  return /AppleWebKit\//.test(userAgent) && !/(Chrome|Chromium)\/|Android/.test(userAgent)
}
