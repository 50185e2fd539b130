import { style } from '@vanilla-extract/css'

export const subdued = style({ opacity: 0.5 })
