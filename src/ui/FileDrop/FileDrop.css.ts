import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { text } from '../../theme/typography.ts'

const { color } = vars
const { motion, radius, space } = tokens

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: '1fr',
  gap: space[8],
  minWidth: 0,
})

export const zone = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space[2],
  width: '100%',
  padding: `${space[24]} ${space[16]}`,
  textAlign: 'center',
  border: `1px dashed ${color.control}`,
  borderRadius: radius[8],
  color: color.muted,
  overflowWrap: 'anywhere',
  transition: `background-color ${motion.state}, border-color ${motion.state}, color ${motion.state}`,
  selectors: {
    '&:hover:not(:disabled)': { background: color.surface, borderColor: color.faint },
    '&:active:not(:disabled)': { background: color.hover, borderColor: color.faint },
    '&[data-invalid]:not(:disabled, [data-over])': { borderColor: color.negative },
    '&[data-over]': {
      borderColor: color.focus,
      background: `color-mix(in oklab, ${color.focus} 8%, ${color.canvas})`,
    },
    '&:disabled': { borderColor: color.lineStrong, color: color.faint, cursor: 'not-allowed' },
  },
})

/** While dragging, only the zone receives drag events. */
globalStyle(`${zone} *`, { pointerEvents: 'none' })

globalStyle(`${zone} > svg`, {
  width: '1.25rem',
  height: '1.25rem',
  marginBlockEnd: space[8],
  strokeWidth: 1.6,
})
globalStyle(`${zone}[data-over] > svg`, { color: color.focus })

export const title = style([
  text.base,
  {
    color: color.text,
    fontWeight: tokens.weight.strong,
    selectors: { ':disabled > &': { color: 'inherit' } },
  },
])

export const action = style({
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  transition: `color ${motion.state}`,
  selectors: {
    ':hover:not(:disabled) > * > &': { color: color.text },
    ':disabled &': { textDecoration: 'none' },
  },
})

export const types = style([text.label, { marginBlockStart: space[4], color: color.faint }])
