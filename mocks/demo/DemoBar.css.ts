import { style } from '@vanilla-extract/css'
import { vars } from '../../src/theme/contract.css.ts'
import { tokens } from '../../src/theme/tokens.ts'
import { text } from '../../src/theme/typography.ts'

const { color, shadow } = vars
const { layer, media, radius, space } = tokens

/**
 * At the top edge, where every screen has free space: between the wordmark and the end of the header, beside the
 * column of the sign-in pages. On narrow screens it is at the end of the top bar and scrolls with the page, because
 * sticky elements take the whole width there.
 */
export const root = style({
  position: 'fixed',
  top: 0,
  insetInlineStart: 'max(480px, 38vw)',
  zIndex: layer.floating,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  maxWidth: `calc(100vw - ${space[16]})`,
  pointerEvents: 'none',
  '@media': {
    [media.narrow]: {
      position: 'absolute',
      insetInlineStart: 'auto',
      insetInlineEnd: space[8],
      alignItems: 'flex-end',
    },
  },
})

export const tabs = style({
  display: 'flex',
  gap: space[4],
  '@media': { [media.narrow]: { marginRight: space[48] } },
})

export const tab = style([
  text.label,
  {
    pointerEvents: 'auto',
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[4],
    height: space[24],
    paddingInline: space[8],
    border: `1px solid ${color.lineStrong}`,
    borderTop: 0,
    borderRadius: `0 0 ${radius[6]} ${radius[6]}`,
    background: color.raised,
    color: color.muted,
    cursor: 'pointer',
    selectors: { '&:hover': { background: color.hover, color: color.text } },
  },
])

/** Visually hidden on narrow screens. */
export const word = style({
  '@media': {
    [media.narrow]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
})

export const chevron = style({ '@media': { [media.narrow]: { display: 'none' } } })

/** Number of unread messages. */
export const unread = style([
  text.label,
  {
    minWidth: space[16],
    paddingInline: space[4],
    borderRadius: radius[8],
    background: color.accent,
    color: color.onAccent,
    textAlign: 'center',
  },
])

export const panel = style({
  pointerEvents: 'auto',
  display: 'grid',
  gap: space[16],
  width: '320px',
  maxWidth: '100%',
  marginTop: space[8],
  padding: space[16],
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius[8],
  background: color.raised,
  boxShadow: shadow.float,
  selectors: { '&[hidden]': { display: 'none' } },
})

export const presenter = style({ display: 'grid', gap: space[16] })

export const words = style([text.small, { color: color.muted }])

export const credentials = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${space[4]} ${space[16]}`,
})

export const term = style([text.small, { color: color.muted }])

export const value = style({ margin: 0, display: 'flex', justifyContent: 'flex-end' })
