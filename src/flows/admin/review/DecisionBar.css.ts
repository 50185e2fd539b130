import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { tokens } from '../../../theme/tokens.ts'
import { text } from '../../../theme/typography.ts'

const { layer, media, radius, space } = tokens

/** Takes no space when there is no decision; the announcement is positioned absolutely. */
export const root = style({ display: 'contents' })

/** CSS variable on the root element: the bar's height, not set while there is no bar. */
export const barHeightVariable = '--decisions-height'

const TOAST_WIDTH = '24rem'

/**
 * Sticks to the bottom of the window, where it never covers the search and the filters. On wide pages it leaves room for
 * the toasts beside it; on narrow pages the toasts move away from it.
 */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: space[16],
  zIndex: layer.sticky,
  display: 'grid',
  gap: space[8],
  maxWidth: `calc(100% - ${TOAST_WIDTH})`,
  maxHeight: '50dvh',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderRadius: radius[8],
  '@media': { [media.narrow]: { maxWidth: 'none', maxHeight: '40dvh' } },
})

export const inDialog = style({ display: 'grid', borderRadius: radius[8] })

/** Focused elements are scrolled clear of the bar. */
globalStyle('html', { scrollPaddingBlockEnd: `var(${barHeightVariable}, 0px)` })

export const notice = style({ background: vars.color.raised, boxShadow: vars.shadow.overlay })

/** The negative margin keeps a notice with one line of text as tall as without buttons. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  marginBlock: `-${space[4]}`,
})

export const items = style([
  text.small,
  {
    display: 'grid',
    gap: space[4],
    maxHeight: '160px',
    marginBlockStart: space[8],
    overflowY: 'auto',
    overscrollBehavior: 'contain',
  },
])
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: `0 ${space[16]}`,
  overflowWrap: 'anywhere',
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const name = style({ color: vars.color.text })
export const result = style({ color: vars.color.muted })
