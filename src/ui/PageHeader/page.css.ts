import { style } from '@vanilla-extract/css'
import { tokens } from '../../theme/tokens.ts'

const { media, space } = tokens

/** A page with a header: the title is at the same place on each. */
export const page = style({
  maxWidth: '1112px',
  marginInline: 'auto',
  padding: `${space[32]} 40px ${space[64]}`,
  '@media': { [media.narrow]: { padding: `${space[24]} ${space[16]} ${space[48]}` } },
})
