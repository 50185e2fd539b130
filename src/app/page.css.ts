import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

/** A page with one thing in its middle. */
export const centered = style({
  minHeight: '100dvh',
  display: 'grid',
  placeItems: 'center',
  padding: vars.space[4],
})
