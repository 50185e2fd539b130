import { fallbackVar, globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { overriding } from '../../theme/overriding.ts'
import { rampColor } from '../../theme/ramp.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { text } from '../../theme/typography.ts'

const { color } = vars

export const sheet = style({
  position: 'absolute',
  overflow: 'hidden',
  borderRadius: tokens.radius[4],
  background: '#ffffff',
  boxShadow: `0 0 0 1px ${color.lineStrong}`,
  // Names of pdf.js, which positions the text with them.
  vars: { '--scale-round-x': '1px', '--scale-round-y': '1px' },
})
const filling = { position: 'absolute', inset: 0, width: '100%', height: '100%' } as const
export const canvas = style(filling)
export const skeleton = style(overriding({ ...filling, borderRadius: 0 }))
/** A page is white in both themes. */
export const error = style([text.base, { padding: tokens.space[24], color: tokens.theme.light.color.text }])

const marking = fallbackVar(rampColor, color.focus)

/** Multiplied, so that the text stays dark. */
export const mark = style({
  position: 'absolute',
  borderRadius: '2px',
  borderBottom: `2px solid ${marking}`,
  background: `color-mix(in srgb, ${marking} 28%, transparent)`,
  mixBlendMode: 'multiply',
  pointerEvents: 'none',
})

/** What a search found. A page is white in both themes. */
export const match = style({
  position: 'absolute',
  borderRadius: '2px',
  background: `color-mix(in srgb, ${tokens.theme.light.color.warning} 30%, transparent)`,
  mixBlendMode: 'multiply',
  pointerEvents: 'none',
  selectors: {
    '&[data-current]': {
      outline: `2px solid ${tokens.theme.light.color.warning}`,
      background: `color-mix(in srgb, ${tokens.theme.light.color.warning} 55%, transparent)`,
    },
  },
})

/** Transparent text at the same positions as the picture's. The elements inside are created by pdf.js. */
export const textLayer = style({
  position: 'absolute',
  insetBlockStart: 0,
  left: 0,
  overflow: 'clip',
  textAlign: 'initial',
  lineHeight: 1,
  letterSpacing: 'normal',
  wordSpacing: 'normal',
  textSizeAdjust: 'none',
  forcedColorAdjust: 'none',
  transformOrigin: '0 0',
  vars: {
    '--min-font-size': '1',
    '--text-scale-factor': 'calc(var(--total-scale-factor) * var(--min-font-size))',
    '--min-font-size-inv': 'calc(1 / var(--min-font-size))',
  },
})
globalStyle(`${textLayer} :is(span, br)`, {
  position: 'absolute',
  color: 'transparent',
  whiteSpace: 'pre',
  cursor: 'text',
  transformOrigin: '0 0',
  fontSize: 'calc(var(--text-scale-factor) * var(--font-height, 0px))',
  transform: 'rotate(var(--rotate, 0deg)) scaleX(var(--scale-x, 1)) scale(var(--min-font-size-inv))',
})
globalStyle(`${textLayer} ::selection`, {
  background: `color-mix(in srgb, ${tokens.theme.light.color.ramp[3]} 35%, transparent)`,
  color: 'transparent',
})
