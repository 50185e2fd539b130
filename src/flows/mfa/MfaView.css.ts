import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { tabularFigures, text } from '../../theme/typography.ts'

const { color } = vars
const { media, radius, space } = tokens

/** Takes the focus by script where a step took it away; the step itself is the sign of that. */
export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  overflowWrap: 'anywhere',
  ':focus': { outline: 'none' },
})

export const words = style({ maxWidth: '64ch', color: color.muted })

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] })

/** One factor a line, from edge to edge of its hairlines. */
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
export const kind = style([text.small, { color: color.faint }])

/** On phones below the name, so that the button keeps its place. */
export const status = style({
  '@media': { [media.narrow]: { gridColumn: 2, gridRow: 2 } },
})

export const removal = style({
  '@media': { [media.narrow]: { gridColumn: 3, gridRow: '1 / span 2' } },
})

/** What is being added: under the list, as wide as a form is. */
export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  maxWidth: '34rem',
  paddingBlockStart: space[8],
})

export const panelTitle = style(text.lead)

/** The picture, and beside it what to do without a camera. */
export const enrolment = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[24],
})

/** Apps read dark on light only, in either theme. */
export const qr = style({
  width: '184px',
  height: '184px',
  padding: space[8],
  borderRadius: radius[8],
  background: tokens.theme.light.color.surface,
  boxShadow: `0 0 0 1px ${color.line}`,
})

export const byHand = style({
  flex: '1 1 14rem',
  minWidth: 0,
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: space[8],
  color: color.muted,
})

/** Selected as a whole by one press. Groups of letters are read from start to end in every language. */
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

export const named = style({ color: color.text, fontWeight: tokens.weight.medium })
