import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { text } from '../../theme/typography.ts'

const { color } = vars
const { media, space } = tokens

export const root = style({ position: 'relative', isolation: 'isolate', minHeight: '100dvh' })

export const backdrop = style({
  position: 'fixed',
  inset: 0,
  zIndex: -1,
  '@media': { [media.narrow]: { display: 'none' } },
})

export const column = style({
  display: 'flex',
  flexDirection: 'column',
  width: '464px',
  maxWidth: '100%',
  minHeight: '100dvh',
  padding: `${space[16]} ${space[48]} ${space[32]}`,
  borderRight: `1px solid ${color.line}`,
  background: color.surface,
  '@media': {
    [media.narrow]: { width: '100%', padding: space[16], border: 0 },
  },
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  minHeight: tokens.control.large,
})

/** Margins of auto hold the form in the middle and never cut its top. */
export const main = style({
  display: 'grid',
  gap: space[24],
  width: '100%',
  maxWidth: '368px',
  marginBlock: 'auto',
  paddingBlock: space[32],
  '@media': { [media.narrow]: { maxWidth: 'none' } },
})

export const title = style(text.heading)
export const subtitle = style({ marginTop: space[8], color: color.muted })

export const foot = style([
  text.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[16],
    color: color.faint,
  },
])
