import { style } from '@vanilla-extract/css'
import { vars } from '../../../src/theme/contract.css.ts'
import { tokens } from '../../../src/theme/tokens.ts'
import { text } from '../../../src/theme/typography.ts'
import { listPane } from './panes.css.ts'

const { color } = vars
const { space, weight } = tokens

export const root = style([listPane, { display: 'flex', flexDirection: 'column' }])

export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[8],
  padding: `${space[16]} ${space[24]} ${space[8]}`,
})
export const heading = style([text.small, { color: color.muted, fontWeight: weight.strong }])
export const count = style([text.small, { color: color.muted }])

export const list = style({ margin: 0, padding: `0 ${space[8]} ${space[8]}`, listStyle: 'none' })

export const item = style([
  text.base,
  {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    columnGap: space[8],
    width: '100%',
    padding: `${space[8]} ${space[16]}`,
    border: 0,
    borderRadius: tokens.radius[6],
    background: 'none',
    color: color.text,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: color.hover },
      '&[aria-current="true"]': { background: color.pressed },
    },
  },
])

/** A dot before the message, and strong text. */
export const unread = style({
  fontWeight: weight.strong,
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: space[4],
    insetBlockStart: '14px',
    width: space[8],
    height: space[8],
    borderRadius: tokens.radius.round,
    background: color.accent,
  },
})

export const icon = style({
  width: '1rem',
  height: '1rem',
  marginBlockStart: '2px',
  color: color.muted,
  strokeWidth: 1.6,
})
export const sender = style({ minWidth: 0 })
export const time = style([text.small, { alignSelf: 'center', color: color.muted }])
export const subject = style({ gridColumn: '2 / -1' })
export const to = style([text.small, { gridColumn: '2 / -1', color: color.muted }])
