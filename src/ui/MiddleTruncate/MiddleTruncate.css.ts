import { style } from '@vanilla-extract/css'

/** Stands where the page's text begins. */
export const root = style({ position: 'relative', display: 'flex', minWidth: 0, maxWidth: '100%' })

/** Runs the way the name is written, whatever the page's direction. */
export const line = style({ display: 'flex', minWidth: 0, maxWidth: '100%' })

export const head = style({
  flex: '0 1 auto',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'pre',
})

/** Gives way only where not even it has room, and then loses its beginning, not the extension. */
export const tail = style({
  display: 'flex',
  justifyContent: 'end',
  flex: 'none',
  maxWidth: '100%',
  overflow: 'hidden',
  whiteSpace: 'pre',
})
