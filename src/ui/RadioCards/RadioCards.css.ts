import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { overriding } from '../../theme/overriding.ts'
import { tokens } from '../../theme/tokens.ts'
import { text } from '../../theme/typography.ts'

const { color } = vars
const { media, motion, radius, space } = tokens

/** Container queries: a narrow container first hides the number key, then stacks the card. */
const narrow = '(max-width: 30rem)'
const tiny = '(max-width: 12rem)'

export const list = style({ display: 'grid', gap: space[8], minWidth: 0, containerType: 'inline-size' })

export const card = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[24],
  paddingBlock: space[16],
  paddingInline: `${space[16]} ${space[24]}`,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius[8],
  background: color.surface,
  boxShadow: vars.shadow.edge,
  cursor: 'pointer',
  transition: `background-color ${motion.state}, border-color ${motion.state}`,
  selectors: {
    '&[data-checked]': { borderColor: color.accent, background: color.raised },
    '&[data-invalid]': { borderColor: color.negative },
    '&:hover:not([data-disabled], [data-still] *)': { background: color.hover },
    '&:is(:hover, :active):not([data-disabled], [data-checked], [data-invalid], [data-still] *)': {
      borderColor: color.control,
    },
    '&:active:not([data-disabled])': { background: color.pressed },
    '&[data-disabled]': { borderColor: color.line, color: color.faint, cursor: 'not-allowed' },
  },
  '@container': {
    [narrow]: { gap: space[16], paddingInline: space[16] },
    [tiny]: { flexWrap: 'wrap' },
  },
})

/** 96 by 56 pixels, followed by a hairline. */
export const diagram = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '96px',
  height: '56px',
  borderInlineEnd: `1px solid ${color.line}`,
  color: color.muted,
  selectors: { [`${card}[data-disabled] &`]: { opacity: 0.5 } },
  '@container': {
    [narrow]: { width: '72px', height: '42px' },
    [tiny]: { borderInlineEnd: 0 },
  },
})

globalStyle(`${diagram} > svg`, { maxWidth: '100%', maxHeight: '100%' })
/** Mirrored in right-to-left pages. */
globalStyle(`${diagram}:dir(rtl) > svg`, { transform: 'scaleX(-1)' })

export const words = style({
  flex: 1,
  display: 'grid',
  gap: space[2],
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@container': {
    [tiny]: { selectors: { [`${diagram} ~ &`]: { flexBasis: '100%', order: 1 } } },
  },
})

export const title = style([text.body, { fontWeight: tokens.weight.strong }])

export const description = style([
  text.base,
  { color: color.muted, selectors: { [`${card}[data-disabled] &`]: { color: 'inherit' } } },
])

/** The number key; hidden on phones. */
export const shortcut = style(
  overriding({
    '@media': { '(hover: none)': { display: 'none' } },
    '@container': { [narrow]: { display: 'none' } },
  }),
)

export const ring = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '1.125rem',
  height: '1.125rem',
  border: `1px solid ${color.control}`,
  borderRadius: radius.round,
  selectors: {
    [`${card}:active &`]: { borderColor: color.faint },
    [`${card}[data-checked] &`]: { borderColor: color.accent },
    [`${card}[data-disabled] &`]: { borderColor: color.lineStrong },
  },
  '@container': { [tiny]: { marginInlineStart: 'auto' } },
})

export const dot = style({
  width: '0.5rem',
  height: '0.5rem',
  borderRadius: radius.round,
  background: color.accent,
  selectors: { '&[data-disabled]': { background: color.faint } },
  '@media': { [media.forcedColors]: { background: 'CanvasText' } },
})
