import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../src/theme/contract.css.ts'
import { tokens } from '../../../src/theme/tokens.ts'
import { text } from '../../../src/theme/typography.ts'

const { color } = vars
const { layer, media, radius, space } = tokens

/** Height of the bar at the bottom of the window. */
export const BAR_SIZE = '2.5rem'

/**
 * The bar has its own space, so that it covers nothing: the page ends above it, and elements as high as the window, or at
 * its bottom, exclude it (see vite.config.ts).
 */
globalStyle('#root', { '@media': { screen: { paddingBlockEnd: BAR_SIZE } } })
globalStyle(':root', { '@media': { screen: { vars: { '--window-inset': BAR_SIZE } } } })
/** Focused elements are scrolled clear of the bar. */
globalStyle(':root:root', {
  '@media': { screen: { scrollPaddingBlockEnd: `calc(${BAR_SIZE} + var(--decisions-height, 0px))` } },
})

export const bar = style({
  position: 'fixed',
  bottom: 0,
  insetInline: 0,
  // Above dialogs, which end above the bar.
  zIndex: layer.toast,
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  height: BAR_SIZE,
  paddingInline: space[8],
  borderBlockStart: `1px solid ${color.line}`,
  background: color.canvas,
  '@media': { print: { display: 'none' } },
})

export const remote = style({ display: 'flex', alignItems: 'center', gap: space[4], minWidth: 0 })

export const count = style([
  text.small,
  {
    flex: 'none',
    paddingInlineEnd: space[4],
    color: color.muted,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
])

export const step = style({ minWidth: 0 })

export const action = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })

/** How the demo differs from its normal state. */
export const label = style([
  text.small,
  {
    flex: 1,
    minWidth: 0,
    paddingInline: space[8],
    overflow: 'hidden',
    color: color.muted,
    textAlign: 'end',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '@media': { [media.narrow]: { visibility: 'hidden', padding: 0 } },
  },
])

export const button = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '2rem',
  height: '2rem',
  flex: 'none',
  borderRadius: radius[6],
  color: color.muted,
  ':hover': { background: color.hover, color: color.text },
  ':active': { background: color.pressed },
  selectors: { '&[aria-expanded="true"]': { background: color.raised, color: color.text } },
})

globalStyle(`${button} > svg`, { width: '1rem', height: '1rem', strokeWidth: 1.6 })

/** A mark at the corner of a button. */
const mark = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  borderRadius: radius.round,
})

/** A fault is active or the clock is moved. */
export const alert = style([
  mark,
  { width: '0.5rem', height: '0.5rem', margin: space[2], background: color.warning },
])

export const unread = style([
  mark,
  text.label,
  {
    minWidth: space[16],
    paddingInline: space[4],
    background: color.accent,
    color: color.onAccent,
    fontSize: '0.625rem',
    lineHeight: '1rem',
    textAlign: 'center',
  },
])
