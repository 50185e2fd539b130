import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { text } from '../../theme/typography.ts'

const { color } = vars
const { control, motion, radius, space } = tokens

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[8],
  minWidth: 0,
})

export const labelRow = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
})

export const label = style([
  text.small,
  { minWidth: 0, color: color.muted, fontWeight: 540, overflowWrap: 'anywhere' },
])

/** The box around a control and what stands inside its end. */
export const frame = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  width: '100%',
  minHeight: control.large,
  border: `1px solid ${color.control}`,
  borderRadius: radius[6],
  background: color.canvas,
  transition: `border-color ${motion.state}`,
  selectors: {
    '[data-theme="light"] &': { background: color.surface },
    '&:has(:is(input, textarea):focus)': {
      borderColor: 'transparent',
      outline: `2px solid ${color.focus}`,
      outlineOffset: '-1px',
    },
    '&:has(:is(input, textarea)[data-invalid]):not(:focus-within)': { borderColor: color.negative },
    '&:has(:is(input, textarea):disabled)': { borderColor: color.lineStrong },
  },
})

/** The control itself: bare, it fills its frame. */
export const input = style([
  text.body,
  {
    flex: 1,
    alignSelf: 'stretch',
    minWidth: 0,
    padding: `4px ${space[8]} 4px ${space[16]}`,
    border: 0,
    borderRadius: 'inherit',
    outline: 'none',
    background: 'none',
    lineHeight: '20px',
    ':disabled': { color: color.faint, cursor: 'not-allowed' },
    selectors: { '&:not(:last-child)': { paddingRight: 0 } },
  },
])

/** Browsers paint remembered values in their own colours; keep ours. */
globalStyle(`${input}:autofill`, {
  WebkitTextFillColor: color.text,
  boxShadow: `0 0 0 100px ${color.raised} inset`,
  caretColor: color.text,
})

export const end = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  paddingRight: space[4],
  selectors: {
    /** Beside several lines it stays with the last. */
    [`${frame}:has(textarea) > &`]: { alignSelf: 'flex-end', paddingBottom: '3px' },
  },
})

export const hint = style([text.small, { color: color.faint }])

export const error = style([text.small, { color: color.negative, overflowWrap: 'anywhere' }])
