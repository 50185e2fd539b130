import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { overriding } from '../../theme/overriding.ts'
import { tokens } from '../../theme/tokens.ts'
import { text } from '../../theme/typography.ts'

const { color } = vars
const { media, space, weight } = tokens

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[32],
  maxWidth: '1048px',
  marginInline: 'auto',
  padding: `${space[48]} 40px ${space[64]}`,
  '@media': { [media.narrow]: { padding: `${space[24]} ${space[16]} ${space[48]}` } },
})

/** The page's gap provides the space below. */
export const header = style(overriding({ marginBlockEnd: 0 }))

/** The icon is aligned with the first line of text. */
export const scope = style([
  text.small,
  {
    display: 'flex',
    gap: space[8],
    minHeight: '1.25rem',
    marginBlockStart: space[16],
    paddingInline: space[4],
    color: color.muted,
    lineHeight: '1.25rem',
    overflowWrap: 'anywhere',
  },
])
globalStyle(`${scope} > svg`, {
  flex: 'none',
  width: '0.875rem',
  height: '1.25rem',
  strokeWidth: 1.6,
})
globalStyle(`${scope} strong`, { color: color.text, fontWeight: weight.strong })

export const warning = style([scope])
globalStyle(`${warning} > svg`, { color: color.warning })

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
})

export const sectionHeader = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[8]} ${space[16]}`,
  minHeight: tokens.control.medium,
})

export const sectionTitle = style([text.base, { fontWeight: weight.strong }])

/** Four, two or one per row, depending on the width. */
export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(25% - 16px, min(100%, 13rem)), 1fr))',
  gap: space[16],
  '@media': {
    [media.narrow]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
      gap: space[8],
    },
  },
})

export const action = style({ height: '100%' })

export const actionTitle = style({ display: 'inline-flex', alignItems: 'center', gap: space[8] })
export const actionIcon = style({
  flex: 'none',
  width: '1rem',
  height: '1rem',
  color: color.muted,
  strokeWidth: 1.6,
})

export const actionText = style([text.small, { marginBlockStart: `-${space[4]}`, color: color.faint }])

/** The figures of other users' documents are less prominent. */
export const othersFigures = style({})
globalStyle(`${othersFigures} dd`, { color: color.faint })
