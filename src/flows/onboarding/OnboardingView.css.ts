import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { text, truncated } from '../../theme/typography.ts'

const { color } = vars
const { media, space } = tokens

/** Centers the list of steps and the column of the question. */
const edge = `max(${space[32]}, calc(50% - 35rem))`

export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[24],
  minHeight: '4rem',
  paddingInline: edge,
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': { [media.narrow]: { minHeight: '3.5rem', paddingInline: space[16], gap: space[16] } },
})

/** Flex, so that the mark is not aligned to a text baseline. */
export const brand = style({ display: 'flex', flex: 'none' })

export const settingUp = style([text.label, truncated, { color: color.faint }])
export const name = style({ color: color.text, fontWeight: tokens.weight.strong })

export const page = style({
  display: 'grid',
  gridTemplateColumns: '14.5rem minmax(0, 42.5rem)',
  gap: space[96],
  paddingInline: edge,
  paddingBlock: `${space[64]} ${space[64]}`,
  '@media': {
    [media.compact]: { gap: space[48] },
    [media.narrow]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: space[32],
      padding: `${space[24]} ${space[16]} ${space[32]}`,
    },
  },
})

export const main = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[32],
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@media': { [media.narrow]: { gap: space[24] } },
})

/** 464 pixels: text fields are never wider. */
export const naming = style([main, { maxWidth: '29rem' }])

export const title = style([
  text.display,
  {
    maxWidth: '20em',
    '@media': { [media.narrow]: text.heading },
    // Focused only so that screen readers announce it.
    ':focus': { outline: 'none' },
  },
])

export const lead = style([text.lead, { maxWidth: '36em', marginBlockStart: space[8], color: color.muted }])

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
})

export const note = style([
  text.small,
  { flex: '1 1 12rem', color: color.faint, textAlign: 'end', textWrap: 'balance' },
])

export const backIcon = style({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } })
