import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { text, truncated } from '../../theme/typography.ts'

const { color } = vars
const { control, media, radius, space } = tokens

/** Of one height, so that the dialog does not move while results arrive. */
export const results = style({
  position: 'relative',
  height: 'min(26rem, 50dvh)',
  marginInline: `calc(-1 * ${space[8]})`,
})
export const list = style({
  height: '100%',
  overflow: 'hidden auto',
  overscrollBehavior: 'contain',
})
export const group = style({ ':empty': { display: 'none' } })
export const groupLabel = style([
  text.label,
  { padding: `${space[8]} ${space[8]} ${space[4]}`, color: color.faint, fontWeight: tokens.weight.medium },
])
export const item = style([
  text.base,
  {
    display: 'grid',
    gridTemplateColumns: '1rem minmax(0, 1fr) fit-content(45%)',
    alignItems: 'center',
    columnGap: space[8],
    minHeight: control.medium,
    padding: `${space[4]} ${space[8]}`,
    borderRadius: radius[6],
    color: color.muted,
    cursor: 'pointer',
    selectors: { '&[data-highlighted]': { background: color.hover, color: color.text } },
    '@media': {
      [media.narrow]: { minHeight: control.large },
      [media.forcedColors]: {
        border: '1px solid Canvas',
        selectors: { '&[data-highlighted]': { borderColor: 'Highlight' } },
      },
    },
  },
])
globalStyle(`${item} > svg`, { width: '1rem', height: '1rem', strokeWidth: 1.6, color: color.faint })
globalStyle(`${item} mark`, { borderRadius: radius[4], background: color.track, color: color.text })

export const label = style([truncated, { color: color.text }])
export const note = style([text.small, truncated, { color: color.faint }])
export const excerpt = style([
  text.small,
  {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    gridColumn: '2 / -1',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  },
])
export const empty = style([
  text.base,
  { position: 'absolute', inset: 0, padding: space[24], color: color.faint, textAlign: 'center' },
])
export const status = style([
  text.small,
  { display: 'flex', alignItems: 'center', gap: space[8], minHeight: control.small, color: color.faint },
])
