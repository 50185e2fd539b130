import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { ROOMY_WIDTH } from './roomyWidth.ts'

const { color } = vars
const { media, space } = tokens

/**
 * The room decides, not the window: the app's sidebar takes some of it. From here on there are three columns;
 * below, the evidence stands under the thread in the same scroller.
 */
const roomy = `(min-width: ${ROOMY_WIDTH}px)`
const moving = '(prefers-reduced-motion: no-preference)'

export const page = style({
  containerType: 'inline-size',
  height: '100dvh',
  // Below the app's own bar.
  '@media': { [media.narrow]: { height: 'calc(100dvh - 56px)' } },
})

export const centered = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: 'calc(100dvh - 56px)',
})

export const columns = style({
  display: 'grid',
  gridTemplateColumns: '208px minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  height: '100%',
  '@container': {
    [roomy]: {
      gridTemplateColumns: '232px minmax(0, 1fr)',
      selectors: {
        '&[data-rail]': { gridTemplateColumns: '232px minmax(0, 1fr) clamp(320px, 32.7cqi, 400px)' },
      },
    },
  },
  '@media': {
    [media.narrow]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto minmax(0, 1fr) auto',
    },
  },
})

export const sessions = style({
  position: 'relative',
  gridRow: '1 / 3',
  display: 'flex',
  padding: space[16],
  paddingInline: '12px',
  overflow: 'hidden auto',
  overscrollBehavior: 'contain',
  borderRight: `1px solid ${color.line}`,
  '@media': { [media.narrow]: { display: 'none' } },
})

const scroller = {
  // What is positioned inside scrolls along, and does not lengthen the page.
  position: 'relative',
  overflow: 'hidden auto',
  overscrollBehavior: 'contain',
  '@media': { [moving]: { scrollBehavior: 'smooth' } },
} as const

/** Thread and evidence in one scroller, or side by side in two. */
export const conversation = style([
  scroller,
  {
    gridRow: 1,
    gridColumn: 2,
    minHeight: 0,
    '@container': { [roomy]: { display: 'contents' } },
    '@media': { [media.narrow]: { gridRow: 2, gridColumn: 1 } },
  },
])

export const thread = style({
  ':focus-visible': { outlineOffset: '-2px' },
  '@container': {
    [roomy]: { ...scroller, gridRow: 1, gridColumn: 2, minHeight: 0 },
  },
})

export const rail = style({
  // As wide as the thread above it.
  paddingInline: 'max(0px, calc(50% - 340px))',
  borderTop: `1px solid ${color.line}`,
  background: color.surface,
  ':focus-visible': { outlineOffset: '-2px' },
  // Below the thread there is no column to keep open, and the answer says by itself that it has no evidence.
  selectors: { '&[data-bare]': { display: 'none' } },
  '@container': {
    [roomy]: {
      ...scroller,
      gridRow: '1 / 3',
      gridColumn: 3,
      selectors: { '&[data-bare]': { display: 'block' } },
      paddingInline: 0,
      borderTop: 0,
      borderLeft: `1px solid ${color.line}`,
    },
  },
})

export const composer = style({
  gridRow: 2,
  gridColumn: 2,
  width: '100%',
  maxWidth: '680px',
  marginInline: 'auto',
  padding: `0 ${space[32]} ${space[16]}`,
  '@media': {
    [media.narrow]: {
      gridRow: 3,
      gridColumn: 1,
      maxWidth: 'none',
      padding: space[16],
    },
  },
})
