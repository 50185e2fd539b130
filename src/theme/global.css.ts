import { globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import './fonts.css.ts'
import './dark.css.ts'
import './light.css.ts'
import { tokens } from './tokens.ts'
import { text } from './typography.ts'

globalStyle('*, *::before, *::after', { boxSizing: 'border-box', margin: 0 })

globalStyle('html', { WebkitTextSizeAdjust: '100%', textSizeAdjust: '100%' })

globalStyle('body', {
  ...text.base,
  minHeight: '100dvh',
  background: vars.color.canvas,
  color: vars.color.text,
  fontFamily: tokens.font.sans,
  fontFeatureSettings: "'kern', 'liga'",
  textRendering: 'optimizeLegibility',
  WebkitFontSmoothing: 'antialiased',
})

/** Floating elements are portaled into the body; the app is a stacking context below them. */
globalStyle('#root, #storybook-root', { isolation: 'isolate' })

globalStyle('h1, h2, h3, h4', {
  fontSize: 'inherit',
  fontWeight: tokens.weight.strong,
  textWrap: 'balance',
})
globalStyle('p', { textWrap: 'pretty' })
globalStyle('a', { color: 'inherit', textDecoration: 'none' })
globalStyle('ul, ol', { listStyle: 'none', padding: 0 })
globalStyle('dd', { margin: 0 })
globalStyle('img, svg', { display: 'block', flex: 'none' })
globalStyle('fieldset', { border: 0, padding: 0, minWidth: 0 })

globalStyle('button, input, textarea, select', {
  font: 'inherit',
  letterSpacing: 'inherit',
  color: 'inherit',
})
globalStyle('button', {
  padding: 0,
  border: 0,
  background: 'none',
  textAlign: 'inherit',
  cursor: 'pointer',
})
globalStyle('input::placeholder, textarea::placeholder', { color: vars.color.faint, opacity: 1 })
globalStyle('::selection', {
  color: vars.color.text,
  background: `color-mix(in oklab, ${vars.color.ramp[3]} 32%, transparent)`,
})

globalStyle(':focus-visible', {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '2px',
})
/** Elements focused by script (skip link, page change) show their own focus style. */
globalStyle('main:focus, h1:focus', { outline: 'none' })

/** Zero duration: Base UI then treats parts as not animated and does not wait. */
globalStyle('*, *::before, *::after', {
  '@media': {
    [tokens.media.reducedMotion]: {
      animationDuration: '0s !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0s !important',
    },
  },
})
