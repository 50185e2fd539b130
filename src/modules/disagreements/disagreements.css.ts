import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { tabularFigures, text, truncated } from '../../theme/typography.ts'

const { color } = vars
const { media, motion, radius, space, weight } = tokens

/** As wide as the Knowledge Base. */
export const page = style({
  maxWidth: '1048px',
  marginInline: 'auto',
  padding: `${space[32]} 40px ${space[64]}`,
  '@media': { [media.narrow]: { padding: `${space[24]} ${space[16]} ${space[48]}` } },
})

export const tabs = style({ marginBlockEnd: space[24] })

export const decision = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] })
export const decided = style([text.base, { color: color.muted }])

/** Both statements beside one another, below one another if there is no room. */
export const statements = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
  gap: space[8],
})

export const statement = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  width: '100%',
  height: '100%',
  minWidth: 0,
  padding: `${space[8]} ${space[16]}`,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius[8],
  background: color.surface,
  textAlign: 'start',
  transition: `background-color ${motion.state}`,
  selectors: {
    '&:hover': { background: color.hover },
    '&:active': { background: color.pressed },
    '&[aria-pressed="true"]': { borderColor: color.text },
  },
})
export const excerpt = style([text.body, { color: color.muted, overflowWrap: 'anywhere' }])
export const value = style([tabularFigures, { color: color.text, fontWeight: weight.strong }])
export const setAside = style({ textDecoration: 'line-through' })
export const origin = style([text.small, { minWidth: 0, marginBlockStart: 'auto', color: color.text }])
export const place = style([text.small, tabularFigures, truncated, { color: color.faint }])
