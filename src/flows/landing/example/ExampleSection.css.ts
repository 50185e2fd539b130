import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { tokens } from '../../../theme/tokens.ts'
import { text } from '../../../theme/typography.ts'

const { media, space } = tokens

export const introduction = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space[16],
})

export const lead = style([
  text.lead,
  { maxWidth: '36em', marginBlockStart: `calc(-1 * ${space[4]})`, color: vars.color.muted },
])

/** Reserves the height of the example before it has loaded. */
export const area = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: '24.75rem',
  marginBlockStart: space[32],
  '@media': {
    [media.compact]: { minHeight: '29.5rem' },
    [media.narrow]: { minHeight: '39rem' },
    '(max-width: 35em)': { minHeight: '51rem' },
  },
})

export const message = style({ alignContent: 'center' })
