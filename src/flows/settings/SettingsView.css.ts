import { style } from '@vanilla-extract/css'
import { tokens } from '../../theme/tokens.ts'

const { media, space } = tokens

export const page = style({
  maxWidth: '808px',
  marginInline: 'auto',
  padding: `${space[32]} 40px ${space[64]}`,
  '@media': { [media.narrow]: { padding: `${space[24]} ${space[16]} ${space[48]}` } },
})

export const sections = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
})
