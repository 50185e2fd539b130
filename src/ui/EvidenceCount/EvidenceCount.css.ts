import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { figures, text } from '../../theme/typography.ts'

const { color } = vars

export const root = style([
  text.small,
  figures,
  { display: 'flex', alignItems: 'center', gap: tokens.space[8], color: color.muted },
])

export const word = style({ flex: 'none' })
export const units = style({ display: 'inline-flex', flexWrap: 'wrap', gap: '2px' })

export const unit = style({
  width: '6px',
  height: '6px',
  border: `1px solid ${color.control}`,
  borderRadius: '1px',
  selectors: { '&[data-for]': { borderColor: color.muted, background: color.muted } },
})
