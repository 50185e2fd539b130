import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { tabularFigures, text as typography } from '../../theme/typography.ts'

const { color } = vars
const { media, radius, space } = tokens

/** Focused by script when a step removed the focused element, so it has no focus outline. */
export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  overflowWrap: 'anywhere',
  ':focus': { outline: 'none' },
})

export const text = style({ maxWidth: '64ch', color: color.muted })

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] })

export const list = style({ borderBlockEnd: `1px solid ${color.line}` })

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: `${space[4]} ${space[16]}`,
  minHeight: '56px',
  paddingBlock: space[8],
  borderBlockStart: `1px solid ${color.line}`,
  '@media': { [media.narrow]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
})

export const icon = style({ display: 'flex', color: color.faint })
export const name = style({ fontWeight: tokens.weight.medium })
export const factorType = style([typography.small, { color: color.faint }])

/** Below the name on narrow screens. */
export const status = style({
  '@media': { [media.narrow]: { gridColumn: 2, gridRow: 2 } },
})

export const removal = style({
  '@media': { [media.narrow]: { gridColumn: 3, gridRow: '1 / span 2' } },
})

/** The current step, below the list. */
export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  maxWidth: '34rem',
  paddingBlockStart: space[8],
})

export const panelTitle = style(typography.lead)

/** The QR code and, next to it, the key for manual entry. */
export const enrollment = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[24],
})

/** Authenticator apps read only dark on light codes, so this is light in both themes. */
export const qr = style({
  width: '184px',
  height: '184px',
  padding: space[8],
  borderRadius: radius[8],
  background: tokens.theme.light.color.surface,
  boxShadow: `0 0 0 1px ${color.line}`,
})

export const manualEntry = style({
  flex: '1 1 14rem',
  minWidth: 0,
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: space[8],
  color: color.muted,
})

/** One click selects the whole key. Always left to right. */
export const secret = style([
  tabularFigures,
  {
    direction: 'ltr',
    padding: `${space[8]} ${space[16]}`,
    borderRadius: radius[6],
    background: color.hover,
    color: color.text,
    fontFamily: 'inherit',
    fontWeight: tokens.weight.medium,
    letterSpacing: '0.06em',
    textWrap: 'balance',
    userSelect: 'all',
  },
])

export const emphasis = style({ color: color.text, fontWeight: tokens.weight.medium })
