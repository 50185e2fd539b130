import { style } from '@vanilla-extract/css'

/** Fills the height it is given; the caller's class or style says how much. */
export const root = style({
  height: '100%',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // The rings of what is focused in the first and last item are drawn inside.
  ':focus-visible': { outlineOffset: '-2px' },
})
