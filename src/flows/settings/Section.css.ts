import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { figures, text } from '../../theme/typography.ts'

const { color } = vars
const { media, space } = tokens

/** What stands in a section, one below the other. */
export const stack = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  paddingBlockStart: space[8],
})

/** Two fields side by side where there is room. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[16],
  alignItems: 'start',
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

/** What cannot be changed here, a line each. */
export const facts = style({ borderBlockStart: `1px solid ${color.line}` })

export const fact = style({
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

/** Read from start to end in every language. */
export const id = style([figures, { direction: 'ltr', unicodeBidi: 'isolate' }])

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[8]} ${space[16]}`,
})

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] })

export const small = style([text.small, { color: color.muted }])
export const quiet = style([text.small, { color: color.faint }])
export const failed = style([text.small, { color: color.negative }])

/** A question with its words on one side and the answers on the other. */
export const choice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: `${space[8]} ${space[24]}`,
})

export const words = style({ flex: '1 1 18rem', minWidth: 0, display: 'grid', gap: space[4] })
export const label = style({ fontWeight: tokens.weight.medium })
export const hint = style([text.small, { maxWidth: '64ch', color: color.faint }])

/** A new matter within the same section. */
export const apart = style({
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

/** Takes the focus by script where a step took it away; the step itself is the sign of that. */
export const heir = style({ ':focus': { outline: 'none' } })

/** What a dialog says, a paragraph below the other. */
export const dialog = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] })
