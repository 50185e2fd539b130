import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { tabularFigures, text, truncated } from '../../theme/typography.ts'

const { color } = vars
const { control, media, motion, radius, space } = tokens

export const list = style({ display: 'grid', gap: space[2] })

export const item = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })

/** A navigation entry or Log Out. */
export const entry = recipe({
  base: [
    text.base,
    {
      display: 'flex',
      flex: 1,
      alignItems: 'center',
      gap: space[16],
      minWidth: 0,
      minHeight: control.medium,
      paddingInline: space[8],
      border: '1px solid transparent',
      borderRadius: radius[6],
      color: color.muted,
      fontWeight: tokens.weight.medium,
      transition: `background-color ${motion.state}, color ${motion.state}`,
      ':hover': { background: color.hover, color: color.text },
      ':active': { background: color.pressed, color: color.text },
      selectors: {
        '&[aria-current]': { borderColor: color.lineStrong, color: color.text },
        '&[aria-current]:not(:hover)': { background: color.raised },
      },
      '@media': {
        [media.narrow]: { minHeight: control.large },
        [media.forcedColors]: {
          borderColor: 'Canvas',
          selectors: { '&[aria-current]': { borderColor: 'Highlight' } },
        },
      },
    },
  ],
  variants: { collapsed: { true: { flex: 'none', justifyContent: 'center', paddingInline: 0 } } },
})

export const waiting = style([
  text.label,
  tabularFigures,
  {
    marginInlineStart: 'auto',
    color: color.faint,
    selectors: { [`${entry.classNames.variants.collapsed.true} > &`]: { display: 'none' } },
  },
])

globalStyle(`${entry.classNames.base} > svg`, { width: '1rem', height: '1rem', strokeWidth: 1.6 })

export const word = style(truncated)
export const keys = style({ display: 'flex', gap: space[2], marginInlineStart: 'auto' })

/** The Log Out icon is mirrored in right-to-left pages. */
export const outwards = style({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } })

export const foot = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  marginBlockStart: 'auto',
  paddingBlockStart: space[8],
  borderBlockStart: `1px solid ${color.line}`,
})

/** Log Out and the tools, stacked while collapsed. */
export const footRow = recipe({
  base: { display: 'flex', alignItems: 'center', gap: space[8] },
  variants: { collapsed: { true: { flexDirection: 'column', alignItems: 'stretch', gap: space[2] } } },
})
export const toolRow = recipe({
  base: { display: 'flex', flex: 'none', alignItems: 'center', gap: space[2] },
  variants: { collapsed: { true: { flexDirection: 'column' } } },
})

export const user = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    minWidth: 0,
    padding: `${space[4]} ${space[8]}`,
  },
  variants: { collapsed: { true: { justifyContent: 'center', paddingInline: 0 } } },
})

export const userDetails = style({
  display: 'grid',
  flex: 1,
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  minWidth: 0,
})
export const name = style([truncated, { maxWidth: '100%', fontWeight: tokens.weight.medium }])
export const email = style([text.small, truncated, { maxWidth: '100%', color: color.faint }])
