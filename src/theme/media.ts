/** In em, so that a reader with large text is given the narrow layout as well. */
export const media = {
  /** 820 pixels: phones and narrow tablets. One column, the sidebar becomes a drawer. */
  narrow: '(max-width: 51.25em)',
  /** 1100 pixels: side panels stack below the content. */
  compact: '(max-width: 68.75em)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
} as const
