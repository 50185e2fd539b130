/** Media queries. In em, so that readers with enlarged text get the narrow layout too. */
export const media = {
  /** 820 pixels: phones and narrow tablets. One column; the sidebar becomes a drawer. */
  narrow: '(max-width: 51.25em)',
  /** 1100 pixels: side panels stack below the content. */
  compact: '(max-width: 68.75em)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  /** High contrast: the browser replaces all colors and removes shadows. */
  forcedColors: '(forced-colors: active)',
} as const
