import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../src/theme/contract.css.ts'
import { tokens } from '../../../src/theme/tokens.ts'
import { text } from '../../../src/theme/typography.ts'

const { color } = vars
const { layer, media, radius, space } = tokens

/** Width of the bar at the end of the window; its height at the top of narrow windows. */
export const BAR_SIZE = '2.5rem'

/**
 * The bar has its own space, so that it covers nothing: a column at the end of the window, or on narrow windows a row
 * above the page, which scrolls with it. Elements as high as the window exclude the row (see vite.config.ts).
 */
globalStyle('#root', {
  paddingInlineEnd: BAR_SIZE,
  '@media': {
    [media.narrow]: {
      paddingInlineEnd: 0,
      paddingBlockStart: BAR_SIZE,
      vars: { '--window-inset': BAR_SIZE },
    },
  },
})

export const bar = style({
  position: 'fixed',
  insetBlock: 0,
  insetInlineEnd: 0,
  zIndex: layer.sticky,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[8],
  width: BAR_SIZE,
  paddingBlock: space[16],
  borderInlineStart: `1px solid ${color.line}`,
  background: color.canvas,
  '@media': {
    print: { display: 'none' },
    [media.narrow]: {
      position: 'absolute',
      insetBlock: '0 auto',
      insetInlineStart: 0,
      flexDirection: 'row',
      justifyContent: 'flex-end',
      gap: space[4],
      width: 'auto',
      height: BAR_SIZE,
      padding: `0 ${space[8]}`,
      borderInlineStart: 0,
      borderBlockEnd: `1px solid ${color.line}`,
    },
  },
})

/** What the demo currently shows, on narrow windows only. */
export const label = style([
  text.small,
  {
    display: 'none',
    color: color.muted,
    '@media': {
      [media.narrow]: {
        display: 'block',
        flex: 1,
        minWidth: 0,
        paddingInlineStart: space[8],
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
      },
    },
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
