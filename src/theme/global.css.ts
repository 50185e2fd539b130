import { globalLayer, globalStyle, type StyleRule } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import './fonts.css.ts'
import './dark.css.ts'
import './light.css.ts'
import { tokens } from './tokens.ts'
import { text } from './typography.ts'

const base = globalLayer('base')

/**
 * Styles elements in a cascade layer, so that every class overrides them. Outside a layer, `:focus-visible` and a class
 * are equally specific and the order in which the browser loads the files would decide.
 */
function element(selector: string, rule: Omit<StyleRule, '@layer' | 'selectors'>): void {
  globalStyle(selector, { '@layer': { [base]: rule } })
}

element('*, *::before, *::after', { boxSizing: 'border-box', margin: 0 })

element('html', {
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  // Firefox on Linux draws scrollbars with a white track, whatever the color scheme.
  scrollbarColor: `${vars.color.control} transparent`,
})

element('body', {
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
element('#root, #storybook-root', { isolation: 'isolate' })

/** The first screen of a page in its HTML, until the app shows its page. public/theme.js may hide it. */
globalStyle('html[data-prerendered="hidden"] #prerendered', { display: 'none' })
globalStyle('html:not([data-prerendered="hidden"]) #prerendered ~ #root', { display: 'none' })

element('h1, h2, h3, h4', {
  fontSize: 'inherit',
  fontWeight: tokens.weight.strong,
  textWrap: 'balance',
})
element('p', { textWrap: 'pretty' })
element('a', { color: 'inherit', textDecoration: 'none' })
element('ul, ol', { listStyle: 'none', padding: 0 })
element('dd', { margin: 0 })
element('img, svg', { display: 'block', flex: 'none' })
element('fieldset', { border: 0, padding: 0, minWidth: 0 })

element('button, input, textarea, select', {
  font: 'inherit',
  letterSpacing: 'inherit',
  color: 'inherit',
})
element('button', {
  padding: 0,
  border: 0,
  background: 'none',
  textAlign: 'inherit',
  cursor: 'pointer',
})
element('input::placeholder, textarea::placeholder', { color: vars.color.faint, opacity: 1 })
element('::selection', {
  color: vars.color.text,
  background: `color-mix(in oklab, ${vars.color.ramp[3]} 32%, transparent)`,
})

element(':focus-visible', {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '2px',
})
/** Elements focused by script (skip link, page change) show their own focus style. */
element('main:focus, h1:focus', { outline: 'none' })

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
