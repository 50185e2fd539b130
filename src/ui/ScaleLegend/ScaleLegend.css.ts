import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { rampColor } from '../../theme/ramp.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { figures, text } from '../../theme/typography.ts'

const { color } = vars
const { media, space } = tokens

export const strip = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: `${space[16]} ${space[2]}`,
  '@media': { [media.narrow]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})

export const stripItem = style([
  text.base,
  { display: 'grid', paddingTop: space[8], borderTop: `3px solid ${rampColor}`, fontWeight: 540 },
])

export const from = style([text.small, figures, { color: color.faint }])

export const compact = style([
  text.label,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space[4]} ${space[16]}`,
    color: color.faint,
  },
])

export const compactItem = style({ display: 'inline-flex', alignItems: 'center', gap: space[8] })
