import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { text as type } from '../../theme/typography.ts'

const { media, space } = tokens

export const page = style({
  display: 'grid',
  gap: space[24],
  maxWidth: '1048px',
  marginInline: 'auto',
  padding: `${space[32]} 40px ${space[64]}`,
  '@media': { [media.narrow]: { padding: `${space[24]} ${space[16]} ${space[48]}` } },
})

export const places = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
  gap: space[16],
})

export const place = style({ height: '100%' })

export const text = style([type.base, { color: vars.color.muted }])
