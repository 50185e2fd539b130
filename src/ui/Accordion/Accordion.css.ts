import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { text } from '../../theme/typography.ts'

const { color } = vars
const { control, motion, radius, space } = tokens

export const root = style({ borderBlockStart: `1px solid ${color.line}` })

export const item = style({ borderBlockEnd: `1px solid ${color.line}` })

export const trigger = style([
  text.body,
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[16],
    width: '100%',
    minHeight: control.large,
    paddingInline: space[16],
    paddingBlock: space[16],
    fontWeight: tokens.weight.medium,
    textAlign: 'start',
    transition: `background-color ${motion.state}, color ${motion.state}`,
    ':focus-visible': { outlineOffset: '-2px' },
    selectors: {
      '&:hover:not([data-disabled])': { background: color.hover },
      '&:active:not([data-disabled])': { background: color.pressed },
      '&[data-disabled]': { color: color.faint, cursor: 'not-allowed' },
    },
  },
])

export const title = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' })

/** Vertically centered on the first line. */
globalStyle(`${trigger} > svg`, {
  width: '1rem',
  height: text.body.lineHeight,
  color: color.faint,
  strokeWidth: 1.6,
  transition: `transform ${motion.panel}`,
})
globalStyle(`${trigger}[data-panel-open] > svg`, { transform: 'rotate(180deg)' })

export const panel = style({
  height: 'var(--accordion-panel-height)',
  overflow: 'hidden',
  transition: `height ${motion.panel}`,
  selectors: { '&[data-starting-style], &[data-ending-style]': { height: 0 } },
})

export const content = style([
  text.body,
  {
    maxWidth: '68ch',
    paddingInline: space[16],
    paddingBlockEnd: space[24],
    color: color.muted,
    overflowWrap: 'anywhere',
  },
])

/** Search matches in titles and panels. */
globalStyle(`${root} mark`, {
  borderRadius: radius[4],
  background: color.track,
  boxShadow: `0 0 0 1px ${color.track}`,
  color: color.text,
})
