import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/contract.css.ts'
import { tokens } from '../../../theme/tokens.ts'
import { text } from '../../../theme/typography.ts'

const { layer, media, radius, space } = tokens

/** The status stands out of the flow, so that nothing to tell takes no room. */
export const root = style({ display: 'contents' })

/** How tall the bar is, on the page's root; not there while there is none. */
export const barHeightVariable = '--decisions-height'

/** As wide as toasts are. */
const TOASTS = '24rem'

/**
 * At the page's end it has its own place; further up it stays in sight above what passes below. The other side of the
 * lower edge is the toasts': they never lie over the way back. On a phone they need its whole width, so there the bar
 * is at the page's beginning, and keeps low.
 */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: space[16],
  zIndex: layer.sticky,
  display: 'grid',
  gap: space[8],
  maxWidth: `calc(100% - ${TOASTS})`,
  maxHeight: '50dvh',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderRadius: radius[8],
  '@media': {
    [media.narrow]: {
      insetBlockStart: space[8],
      insetBlockEnd: 'auto',
      order: -1,
      maxWidth: 'none',
      maxHeight: '40dvh',
    },
  },
})

export const notice = style({ background: vars.color.raised, boxShadow: vars.shadow.overlay })

/** Beside one line of words no taller than it. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  marginBlock: `-${space[4]}`,
})

export const rows = style([
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
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: `0 ${space[16]}`,
  overflowWrap: 'anywhere',
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const name = style({ color: vars.color.text })
export const result = style({ color: vars.color.muted })
