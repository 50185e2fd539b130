import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'

const { space } = tokens

/** Focused by script when a step removed the focused element, so it has no focus outline. */
export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  overflowWrap: 'anywhere',
  ':focus': { outline: 'none' },
})

export const buttons = style({ display: 'grid', gap: space[8] })
export const paragraph = style({ color: vars.color.muted })

export const emphasis = style({ color: vars.color.text, fontWeight: tokens.weight.medium })
