import { createVar, globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { tabularFigures, text } from '../../theme/typography.ts'

const { color } = vars
const { control, media, motion, radius, space } = tokens

/** The background of an input, also used to override the browser's autofill color. */
const ground = createVar()

export const root = style({
  // Contains visually hidden elements in scrolling boxes.
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[8],
  minWidth: 0,
})

export const labelRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[16]}`,
})

export const label = style([
  text.small,
  {
    minWidth: 0,
    color: color.muted,
    fontWeight: 540,
    overflowWrap: 'anywhere',
    selectors: {
      '&[data-disabled]': { color: color.faint },
      // Visual only: the control itself announces that it is required.
      '&[data-required]::after': { content: ['" *"', '" *" / ""'], color: color.faint },
    },
  },
])

/** The negative margin keeps a link from increasing the label row's height, so that fields side by side align. */
export const labelEnd = style([text.small, { color: color.faint, marginBlock: `-${space[4]}` }])

/** The control, without a border. Fills its frame. */
export const input = style([
  text.body,
  {
    flex: 1,
    alignSelf: 'stretch',
    minWidth: 0,
    paddingBlock: space[4],
    paddingInline: space[16],
    border: 0,
    borderRadius: 'inherit',
    outline: 'none',
    background: 'none',
    textOverflow: 'ellipsis',
    ':disabled': { color: color.faint, cursor: 'not-allowed' },
    selectors: {
      '&:not(:last-child)': { paddingInlineEnd: 0 },
      // Spacing between the dots of a password.
      '&[type="password"]:not(:placeholder-shown)': { letterSpacing: '0.125em' },
    },
    // Phones zoom into fields with a font size below 16 pixels.
    '@media': { [media.narrow]: { fontSize: text.lead.fontSize } },
  },
])

/** Overrides the browser's autofill colors. */
globalStyle(`${input}:is(:autofill, :-webkit-autofill)`, {
  WebkitTextFillColor: color.text,
  boxShadow: `0 0 0 100vmax ${ground} inset`,
  caretColor: color.text,
})

/** The box around a control and the content at its end. */
export const frame = style({
  vars: { [ground]: color.canvas },
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  width: '100%',
  minHeight: control.large,
  border: `1px solid ${color.control}`,
  borderRadius: radius[6],
  background: ground,
  transition: `border-color ${motion.state}`,
  selectors: {
    '[data-theme="light"] &': { vars: { [ground]: color.surface } },
    '&:hover': { borderColor: color.faint },
    [`&:has(${input}[data-invalid])`]: { borderColor: color.negative },
    // Read-only and disabled fields have a fainter border.
    [`&:has(${input}:is([readonly], :disabled))`]: {
      vars: { [ground]: color.surface },
      borderColor: color.lineStrong,
    },
    [`[data-theme="light"] &:has(${input}:is([readonly], :disabled))`]: { vars: { [ground]: color.canvas } },
    [`&:has(${input}:focus)`]: {
      borderColor: 'transparent',
      outline: `2px solid ${color.focus}`,
      outlineOffset: '-1px',
    },
  },
})

export const end = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  paddingInlineEnd: space[4],
  selectors: {
    /** Beside several lines, it is aligned with the last one. */
    [`${frame}:has(textarea) > &`]: { alignSelf: 'flex-end', minHeight: control.large },
  },
})

/** The focus ring is inside the box. */
globalStyle(`${end} :focus-visible`, { outlineOffset: '-1px' })

export const hint = style([text.small, { minWidth: 0, color: color.faint, overflowWrap: 'anywhere' }])

export const error = style([
  text.small,
  { display: 'flex', gap: space[4], minWidth: 0, color: color.negative, overflowWrap: 'anywhere' },
])

globalStyle(`${error} > svg`, { width: '1rem', height: '1rem', strokeWidth: 1.6 })
globalStyle(`${error} > span`, { minWidth: 0, textWrap: 'pretty' })

export const counter = style([
  text.small,
  tabularFigures,
  {
    flex: 'none',
    marginInlineStart: 'auto',
    color: color.faint,
    whiteSpace: 'nowrap',
    selectors: { '&[data-over]': { color: color.negative, fontWeight: tokens.weight.strong } },
  },
])
