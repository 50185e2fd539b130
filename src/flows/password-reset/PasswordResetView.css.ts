import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'

const { space } = tokens

/** Below the title. Takes the focus by script where a step took it away; the step itself is the sign of that. */
export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  overflowWrap: 'anywhere',
  ':focus': { outline: 'none' },
})

export const buttons = style({ display: 'grid', gap: space[8] })
export const plain = style({ color: vars.color.muted })

/** What the person is told about, in the words around it. */
export const named = style({ color: vars.color.text, fontWeight: tokens.weight.medium })
