import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { overriding } from '../../theme/overriding.ts'
import { tokens } from '../../theme/tokens.ts'
import { text } from '../../theme/typography.ts'

const { color } = vars
const { media, space } = tokens

export const page = style({
  maxWidth: '1032px',
  marginInline: 'auto',
  padding: `${space[32]} 40px ${space[64]}`,
  '@media': { [media.narrow]: { padding: `${space[24]} ${space[16]} ${space[48]}` } },
})

export const columns = style({
  display: 'grid',
  gridTemplateColumns: '176px minmax(0, 1fr)',
  gap: space[48],
  '@media': { [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

/** Stays visible beside the sections while they scroll. Hidden in the compact layout. */
export const contents = style({
  position: 'sticky',
  insetBlockStart: space[32],
  alignSelf: 'start',
  '@media': { [media.compact]: { display: 'none' } },
})

export const entry = style(overriding({ ...text.base, textDecoration: 'none', color: color.muted }))

export const sections = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
})

export const section = style({ minWidth: 0, scrollMarginBlockStart: space[24] })
