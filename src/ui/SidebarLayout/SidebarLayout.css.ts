import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'

const { color } = vars
const { layer, media, motion, space } = tokens

/** 240 pixels, or 56 collapsed, at the default text size; at most half of the width. */
export const root = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'min(15rem, 50%) minmax(0, 1fr)',
    minHeight: '100dvh',
    transition: `grid-template-columns ${motion.panel}`,
    '@media': {
      [media.narrow]: {
        gridTemplateRows: 'auto minmax(0, 1fr)',
        gridTemplateColumns: 'minmax(0, 1fr)',
      },
      print: { display: 'block' },
    },
  },
  variants: {
    collapsed: {
      true: {
        gridTemplateColumns: '3.5rem minmax(0, 1fr)',
        '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
      },
    },
  },
})

export const sidebar = style({
  position: 'sticky',
  insetBlockStart: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: space[24],
  height: '100dvh',
  padding: `${space[16]} ${space[8]} ${space[8]}`,
  overflow: 'hidden auto',
  borderInlineEnd: `1px solid ${color.line}`,
  '@media': { [media.narrow]: { display: 'none' }, print: { display: 'none' } },
})

export const brandRow = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[8],
    paddingInlineStart: space[8],
  },
  variants: { collapsed: { true: { flexDirection: 'column', paddingInlineStart: 0 } } },
})

export const brand = style({
  display: 'inline-flex',
  minWidth: 0,
  borderRadius: tokens.radius[4],
  overflowWrap: 'anywhere',
})

/** Mirrored, because the panel is at the inline start. */
export const panelIcon = style({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } })

const TOP_BAR_HEIGHT = '3.5rem'

export const topBar = style({
  display: 'none',
  '@media': {
    [media.narrow]: {
      position: 'sticky',
      insetBlockStart: 0,
      zIndex: layer.sticky,
      display: 'grid',
      gridTemplateColumns: '1fr auto 1fr',
      alignItems: 'center',
      minHeight: TOP_BAR_HEIGHT,
      paddingInline: space[8],
      borderBlockEnd: `1px solid ${color.line}`,
      background: color.canvas,
    },
    print: { display: 'none' },
  },
})

// Keeps link targets and focused elements from being scrolled under the top bar.
globalStyle(`html:has(${topBar})`, {
  '@media': { [media.narrow]: { scrollPaddingBlockStart: TOP_BAR_HEIGHT } },
})

export const topBarEnd = style({
  display: 'flex',
  alignItems: 'center',
  justifySelf: 'end',
  gap: space[8],
  marginInlineEnd: space[8],
})

/** The search of the whole app and the navigation. */
export const entries = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8] })

export const main = style({ minWidth: 0 })
