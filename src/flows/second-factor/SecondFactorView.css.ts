import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'

const { space } = tokens

export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  overflowWrap: 'anywhere',
})

export const buttons = style({ display: 'grid', gap: space[8] })

export const instruction = style({ color: vars.color.muted, textWrap: 'pretty' })

export const otherFactors = style({ display: 'grid', justifyItems: 'start', gap: space[8] })
