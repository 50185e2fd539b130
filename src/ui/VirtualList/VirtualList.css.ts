import { style } from '@vanilla-extract/css'

/** Fills the height set by the caller. */
export const root = style({
  height: '100%',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Padding for focus rings in the first and last item.
  ':focus-visible': { outlineOffset: '-2px' },
})
