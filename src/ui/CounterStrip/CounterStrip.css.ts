import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { figures, text } from '../../theme/typography.ts'
import { panel } from '../Card/Card.css.ts'

const { color } = vars
const { media, space } = tokens

/** The hairlines between are the panel's own line showing through one-pixel gaps. */
export const strip = style([
  panel,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(160px, 100%), 1fr))',
    gap: '1px',
    overflow: 'hidden',
    background: color.line,
    '@media': { [media.narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  },
])

export const item = style({
  minWidth: 0,
  padding: space[16],
  background: color.surface,
  boxShadow: vars.shadow.edge,
})

export const label = style([
  text.small,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    color: color.muted,
    fontWeight: tokens.weight.medium,
  },
])

export const value = styleVariants({
  compact: [text.title, figures, { marginTop: space[4] }],
  large: [text.metric, figures, { marginTop: space[8] }],
})

export const note = style([text.small, { marginTop: space[8], color: color.faint }])
