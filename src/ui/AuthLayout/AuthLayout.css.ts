import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { text } from '../../theme/typography.ts'

const { color } = vars
const { space } = tokens

/** 496 pixels, the column and the page's insets: below this width there is no room for the backdrop. */
const phone = '(max-width: 31em)'

export const root = style({ position: 'relative', isolation: 'isolate', minHeight: '100dvh' })

export const backdrop = style({
  position: 'fixed',
  inset: 0,
  zIndex: -1,
  '@media': { [phone]: { display: 'none' } },
})

/** 464 pixels at the default text size, at the inline start. */
export const column = style({
  display: 'flex',
  flexDirection: 'column',
  width: '29rem',
  maxWidth: '100%',
  minHeight: '100dvh',
  padding: `${space[16]} ${space[48]} ${space[32]}`,
  borderInlineEnd: `1px solid ${color.line}`,
  background: color.surface,
  overflowWrap: 'anywhere',
  '@media': {
    [phone]: { width: '100%', padding: space[16], border: 0 },
  },
})

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  minHeight: tokens.control.large,
})

/** Auto margins center the form vertically without cutting off its top. On phones a keyboard needs the space below. */
export const main = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  width: '100%',
  marginBlock: 'auto',
  paddingBlock: space[32],
  '@media': { [phone]: { marginBlockStart: 0 } },
})

export const title = style(text.heading)
export const subtitle = style({ marginBlockStart: space[8], color: color.muted })

export const footer = style([
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

/** The logo link. */
export const home = style({ display: 'inline-flex', borderRadius: tokens.radius[4] })
