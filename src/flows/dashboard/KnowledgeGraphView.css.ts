import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { rampColor } from '../../theme/ramp.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { tabularFigures, text } from '../../theme/typography.ts'

const { color } = vars
const { radius, space, weight } = tokens

/** The height of a diagram of ten concepts with its legend. */
export const skeleton = style({
  display: 'grid',
  alignContent: 'space-evenly',
  justifyContent: 'center',
  minHeight: '22rem',
})

/** Label, circle, circle, label. */
export const skeletonRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7rem) auto auto minmax(0, 7rem)',
  alignItems: 'center',
  gap: space[8],
})
export const skeletonGap = style({ marginInlineStart: 'clamp(1rem, 20vw, 16rem)' })

export const scale = style({
  marginBlockStart: space[16],
  paddingBlockStart: space[16],
  borderBlockStart: `1px solid ${color.line}`,
})

export const salience = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[8]}`,
})
/** The width of the longest level name. */
export const word = style([text.small, { width: '5rem', color: rampColor, fontWeight: weight.medium }])
export const percent = style([text.small, tabularFigures])

export const concept = style([text.base, { display: 'grid', gap: space[24] }])
export const summary = style({ display: 'grid', gap: space[8], color: color.muted })
export const heading = style({ marginBlockEnd: space[8], fontWeight: weight.strong })

export const documents = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] })

export const document = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minWidth: 0,
  minHeight: tokens.control.large,
  marginInline: `-${space[8]}`,
  paddingInline: space[8],
  borderRadius: radius[6],
  ':hover': { background: color.hover },
  ':active': { background: color.pressed },
})

export const statements = style({ display: 'grid', gap: space[4], color: color.muted })
export const statement = style({ overflowWrap: 'anywhere' })
export const faint = style({ color: color.faint })
export const count = style([tabularFigures, { color: color.faint }])
