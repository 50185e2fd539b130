import { style } from '@vanilla-extract/css'

/** At its static position it would add scrolling to a page that exactly fills the window. */
export const region = style({ insetBlockStart: 0 })
