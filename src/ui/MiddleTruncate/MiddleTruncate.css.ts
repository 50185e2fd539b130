import { style } from '@vanilla-extract/css'

/** Stands where the page's text begins. */
export const root = style({ position: 'relative', display: 'flex', minWidth: 0, maxWidth: '100%' })

/** Runs the way the name is written, whatever the page's direction. */
export const line = style({ display: 'flex', minWidth: 0, maxWidth: '100%' })

export const head = style({
  // Gives way long before the end does.
  flex: '0 9999 auto',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'pre',
})

/** Where not even it has room it loses its beginning, not the extension. */
export const tail = style({
  display: 'flex',
  justifyContent: 'end',
  flex: '0 1 auto',
  minWidth: 0,
  overflow: 'hidden',
  whiteSpace: 'pre',
})
