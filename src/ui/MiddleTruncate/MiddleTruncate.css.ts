import { style } from '@vanilla-extract/css'

/** Aligned with the start of the page's text direction. */
export const root = style({ position: 'relative', display: 'flex', minWidth: 0, maxWidth: '100%' })

/** Determines the size, also while the truncated text is shown. Uses the direction of the name, not of the page. */
export const fullText = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'pre',
})

/** Not displayed, but read by assistive technology. */
export const replaced = style({ clipPath: 'inset(50%)' })

export const truncatedText = style({ position: 'absolute', inset: 0, overflow: 'hidden', whiteSpace: 'pre' })
