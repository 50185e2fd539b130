import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { text } from '../../theme/typography.ts'

/** Decorative background of a centered page. */
export const backdrop = style({ position: 'fixed', inset: 0, zIndex: -1 })

export const centered = style({
  minHeight: '100dvh',
  display: 'grid',
  placeItems: 'center',
  padding: tokens.space[16],
})

export const message = style([
  text.body,
  {
    display: 'grid',
    justifyItems: 'center',
    gap: tokens.space[16],
    maxWidth: '48ch',
    textAlign: 'center',
    color: vars.color.muted,
    overflowWrap: 'anywhere',
  },
])

export const title = style([text.display, { color: vars.color.text }])
