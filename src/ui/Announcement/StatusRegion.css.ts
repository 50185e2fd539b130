import { style } from '@vanilla-extract/css'

/** At the end of a page that fills the window it would make the page scroll. */
export const region = style({ insetBlockStart: 0 })
