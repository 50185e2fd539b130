import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { rampColor } from '../../theme/ramp.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { figures, text } from '../../theme/typography.ts'

const { color } = vars
const { space } = tokens

export const full = style([
  text.small,
  figures,
  {
    display: 'grid',
    gridTemplateColumns: '80px minmax(0, 1fr) 48px',
    gap: space[8],
    alignItems: 'center',
    fontWeight: tokens.weight.strong,
  },
])

export const word = style({ color: rampColor })
export const percent = style({ textAlign: 'right' })

export const track = style({
  height: '4px',
  overflow: 'hidden',
  borderRadius: '2px',
  background: color.track,
})
export const fill = style({ display: 'block', height: '100%', borderRadius: '2px', background: rampColor })

export const compact = style([
  text.small,
  figures,
  { display: 'inline-flex', alignItems: 'center', gap: space[8], color: color.faint, whiteSpace: 'nowrap' },
])

export const value = style({ color: color.text })
