import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { tabularFigures, text } from '../../theme/typography.ts'

const { color } = vars
const { media, radius, space } = tokens

export const stack = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  paddingBlockStart: space[8],
})

/** One column on narrow screens. */
export const twoColumns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[16],
  alignItems: 'start',
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 29rem)' } },
})

/** Read-only properties, one per line. */
export const properties = style({ borderBlockStart: `1px solid ${color.line}` })

export const property = style({
  display: 'grid',
  gridTemplateColumns: '8rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[16],
  minHeight: '48px',
  paddingBlock: space[8],
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] } },
})

export const term = style({ color: color.muted })

export const value = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  minWidth: 0,
  overflowWrap: 'anywhere',
})

/** Left to right in every language. */
export const id = style([tabularFigures, { direction: 'ltr', unicodeBidi: 'isolate' }])

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] })

export const small = style([text.small, { color: color.muted }])
export const statusText = style([text.small, { color: color.faint }])
export const failed = style([text.small, { color: color.negative }])

/** A control and, below it, why it was not saved. */
export const control = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8] })

export const status = style([
  text.small,
  { display: 'inline-flex', alignItems: 'center', gap: space[4], color: color.faint, whiteSpace: 'nowrap' },
])

export const failedRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[8]} ${space[16]}`,
})

export const failedTitle = style({ fontWeight: tokens.weight.strong })

/** Where settings are stored. */
export const storage = style([
  text.small,
  { display: 'inline-flex', alignItems: 'center', gap: space[8], color: color.faint },
])

/** An example that changes with the settings. */
export const example = style([
  text.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space[8]} ${space[16]}`,
    padding: `${space[8]} ${space[16]}`,
    borderRadius: radius[6],
    background: color.hover,
    color: color.muted,
  },
])

/** Label and hint on one side, the control on the other. */
export const choice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: `${space[8]} ${space[24]}`,
})

export const choiceText = style({ flex: '1 1 18rem', minWidth: 0, display: 'grid', gap: space[4] })
export const labelRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[16]}`,
})

export const label = style({ fontWeight: tokens.weight.medium })
export const hint = style([text.small, { maxWidth: '64ch', color: color.faint }])

/** A part of a section, separated by a line. */
export const divided = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  paddingBlockStart: space[24],
  borderBlockStart: `1px solid ${color.line}`,
})

export const list = style([
  text.small,
  {
    display: 'grid',
    gap: space[4],
    paddingInlineStart: space[16],
    marginBlock: space[4],
    listStyle: 'disc',
    color: color.muted,
    overflowWrap: 'anywhere',
  },
])

/** Receives the focus by script when the focused element is removed. The changed content is the visible cue. */
export const focusTarget = style({ ':focus': { outline: 'none' } })

export const dialog = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] })
