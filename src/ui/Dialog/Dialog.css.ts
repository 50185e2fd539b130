import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { entranceOffset } from '../../theme/entrance.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { text } from '../../theme/typography.ts'

const { color } = vars
const { layer, motion, radius, space } = tokens

/** 480 pixels: below this width a dialog is a sheet at the bottom edge. */
const phone = '(max-width: 30em)'
/** Too low for a fixed header and footer: the whole dialog scrolls. */
const low = '(max-height: 30em)'

export const backdrop = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.overlay,
  background: color.scrim,
  transition: `opacity ${motion.panel}`,
  selectors: { '&[data-starting-style], &[data-ending-style]': { opacity: 0 } },
})

export const viewport = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.overlay,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  placeItems: 'center',
  padding: space[16],
  '@media': { [phone]: { placeItems: 'end stretch', padding: 0 } },
})

export const popup = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  maxWidth: '480px',
  maxHeight: `calc(100dvh - ${space[32]})`,
  paddingBlockEnd: space[24],
  overflow: 'hidden',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius[12],
  background: color.surface,
  boxShadow: vars.shadow.overlay,
  overflowWrap: 'anywhere',
  transition: `opacity ${motion.panel}, transform ${motion.panel}`,
  ':focus-visible': { outline: 'none' },
  selectors: {
    '&[data-starting-style], &[data-ending-style]': { opacity: 0, transform: entranceOffset },
    // While another dialog is open on top of this one.
    '&[data-nested-dialog-open]::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      background: color.scrim,
    },
  },
  '@media': {
    [phone]: {
      maxWidth: 'none',
      maxHeight: `calc(100dvh - ${space[48]})`,
      borderInline: 0,
      borderBlockEnd: 0,
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
      selectors: {
        '&[data-starting-style], &[data-ending-style]': { opacity: 1, transform: 'translateY(100%)' },
      },
    },
    [low]: { overflowY: 'auto' },
  },
})

export const wide = style({ maxWidth: '640px', '@media': { [phone]: { maxWidth: 'none' } } })

export const page = style({
  maxWidth: '1080px',
  height: `calc(100dvh - ${space[32]})`,
  paddingBlockEnd: 0,
  '@media': {
    [phone]: { maxWidth: 'none', height: '100dvh', maxHeight: 'none', border: 0, borderRadius: 0 },
  },
})
export const fill = style({
  display: 'grid',
  flex: '1 1 0',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  minHeight: 0,
  marginBlockStart: space[16],
  borderBlockStart: `1px solid ${color.line}`,
})

export const head = style({ flex: 'none', padding: `${space[24]} ${space[24]} 0` })
/** Leaves room for the close button. */
export const besideCross = style({ paddingInlineEnd: space[64] })
export const title = style([
  text.lead,
  { lineHeight: text.body.lineHeight, fontWeight: tokens.weight.strong },
])
export const description = style([text.base, { color: color.muted }])
/** Centered on the first line of the title. */
export const cross = style({
  position: 'absolute',
  insetBlockStart: `calc(${space[24]} + ${text.body.lineHeight} / 2)`,
  insetInlineEnd: space[16],
  transform: 'translateY(-50%)',
})

const { surface, line } = color
const strip = (paint: string, position: string, height: string) =>
  `linear-gradient(${paint}, ${paint}) 0 ${position} / 100% ${height} no-repeat`

/**
 * Scrolls between header and footer. Hairlines mark the ends while there is more to scroll: two background
 * strips that scroll along hide each hairline at its end. They are a pixel larger in both directions, because at device
 * pixel ratios such as 1.25 they are not rounded to the same device pixels as the hairlines.
 */
export const body = style({
  flex: '0 1 auto',
  minHeight: 0,
  paddingInline: space[24],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: [
    `${strip(surface, '-1px', '3px')} local`,
    `${strip(surface, 'calc(100% + 1px)', '3px')} local`,
    `${strip(line, '0', '1px')} scroll`,
    `${strip(line, '100%', '1px')} scroll`,
  ].join(', '),
  ':focus-visible': { outlineOffset: '-2px' },
  '@media': { [low]: { flex: 'none', overflowY: 'visible' } },
})

/** A column, with padding for focus rings. */
export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  paddingBlock: space[4],
})
/** More distance if there is no description below the title. */
globalStyle(`${content} > :first-child:not(${description})`, { marginBlockStart: space[8] })

export const footer = style({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[8],
  padding: `${space[16]} ${space[24]} 0`,
})
/** On a sheet the buttons share the full width. */
globalStyle(`${popup} > ${footer} > *`, { '@media': { [phone]: { flex: '1 1 auto' } } })
