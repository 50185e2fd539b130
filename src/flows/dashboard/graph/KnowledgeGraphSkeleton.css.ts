import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { tokens } from '../../../theme/tokens.ts'

const { media } = tokens

export const area = style({
  height: '35rem',
  '@media': { [media.narrow]: { height: '26rem' } },
})
export const legend = style({ height: '4.5rem', borderBlockStart: `1px solid ${vars.color.line}` })
