import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { overriding } from '../../../theme/overriding.ts'
import { tokens } from '../../../theme/tokens.ts'
import { tabularFigures, text } from '../../../theme/typography.ts'

const { color } = vars
const { motion, radius, space } = tokens

export const root = style({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  minWidth: 0,
})

export const newChat = style(
  overriding({ width: '100%', justifyContent: 'flex-start', paddingInline: space[8] }),
)
export const shortcut = style({
  marginLeft: 'auto',
  ...overriding({ '@media': { [tokens.media.narrow]: { display: 'none' } } }),
})

export const headingRow = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: `${space[24]} ${space[4]}`,
  paddingInlineStart: space[8],
})
export const heading = style([text.label, { color: color.faint, fontWeight: 500 }])
export const deleted = style({ marginBlockEnd: space[8] })
/** Stays visible above a long list. */
export const selection = style({
  position: 'sticky',
  insetBlockStart: `calc(-1 * ${space[16]})`,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: space[8],
  paddingInlineStart: space[8],
  background: color.canvas,
  // In the drawer.
  '@media': { [tokens.media.narrow]: { background: color.surface } },
})
export const choice = style(
  overriding({ paddingBlock: space[4], paddingInlineStart: space[8], minHeight: '52px' }),
)

export const search = style({ marginBlockEnd: space[8] })

export const list = style({ display: 'grid', gap: space[2] })

export const session = style([
  text.base,
  {
    display: 'grid',
    width: '100%',
    minHeight: '52px',
    alignContent: 'center',
    padding: `${space[4]} ${space[8]}`,
    border: '1px solid transparent',
    borderRadius: radius[6],
    color: color.muted,
    transition: `background-color ${motion.state}, color ${motion.state}`,
    ':hover': { background: color.hover, color: color.text },
    selectors: {
      '&[aria-current]': { borderColor: color.lineStrong, background: color.raised, color: color.text },
    },
    '@media': {
      [tokens.media.forcedColors]: {
        borderColor: 'Canvas',
        selectors: { '&[aria-current]': { borderColor: 'Highlight' } },
      },
    },
  },
])
/** At most two lines. */
export const sessionTitle = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
})
/** At most two lines. */
export const excerpt = style([
  text.label,
  {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    // Not below the button that deletes the chat session.
    marginInlineEnd: space[16],
    overflow: 'hidden',
    color: color.muted,
    overflowWrap: 'anywhere',
  },
])
globalStyle(`${excerpt} mark`, { borderRadius: radius[4], background: color.track, color: color.text })
export const count = style([text.label, tabularFigures, { color: color.faint }])

/** Beside the day, so that the title keeps its lines. Always visible on touch devices. */
export const actions = style({
  position: 'absolute',
  insetBlockEnd: space[4],
  insetInlineEnd: space[4],
  display: 'flex',
  opacity: 0,
  transition: `opacity ${motion.state}`,
  '@media': { '(hover: none)': { opacity: 1 } },
})
export const action = style(overriding({ width: '1.5rem', height: '1.5rem' }))
export const pin = style({
  display: 'inline-block',
  width: '0.75rem',
  height: '0.75rem',
  marginInlineEnd: space[4],
  verticalAlign: '-0.1em',
  strokeWidth: 1.6,
})
export const item = style({ position: 'relative' })
const active = `:is(${item}:hover, ${item}:focus-within)`
globalStyle(`${active} ${actions}`, { opacity: 1 })
export const note = style([
  text.small,
  { display: 'grid', justifyItems: 'start', gap: space[8], padding: space[8], color: color.faint },
])

export const features = style([
  text.label,
  {
    display: 'grid',
    gap: space[8],
    marginTop: 'auto',
    padding: `${space[24]} ${space[8]} 0`,
    color: color.faint,
  },
])
export const feature = style({ display: 'flex', alignItems: 'center', gap: space[8] })
