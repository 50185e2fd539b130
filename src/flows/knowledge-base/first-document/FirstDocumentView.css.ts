import { style } from '@vanilla-extract/css'

export const drop = style({ minHeight: '10rem' })
