import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { text } from '../../theme/typography.ts'

const { media, space } = tokens

export const page = style({ minHeight: '100dvh' })

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[16],
  padding: `${space[8]} 40px`,
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { [media.narrow]: { paddingInline: space[16] } },
})

export const who = style([
  text.small,
  { marginInlineStart: 'auto', minWidth: 0, overflowWrap: 'anywhere', color: vars.color.muted },
])

export const main = style({
  display: 'grid',
  gap: space[24],
  maxWidth: '1200px',
  marginInline: 'auto',
  padding: `${space[32]} 40px ${space[64]}`,
  '@media': { [media.narrow]: { padding: `${space[24]} ${space[16]} ${space[48]}` } },
})
