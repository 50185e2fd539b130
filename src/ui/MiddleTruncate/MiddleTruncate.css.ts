import { style } from '@vanilla-extract/css'

/** Aligned with the start of the page's text direction. */
export const root = style({ position: 'relative', display: 'flex', minWidth: 0, maxWidth: '100%' })

/** Uses the direction of the name, not of the page. */
export const line = style({ display: 'flex', minWidth: 0, maxWidth: '100%' })

export const head = style({
  // Shrinks before the end of the name does.
  flex: '0 9999 auto',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'pre',
})

/** If there is not enough room, it is cut at its start, not at the extension. */
export const tail = style({
  display: 'flex',
  justifyContent: 'end',
  flex: '0 1 auto',
  minWidth: 0,
  overflow: 'hidden',
  whiteSpace: 'pre',
})
