import { style } from '@vanilla-extract/css'
import { vars } from '../../src/theme/contract.css.ts'
import { tokens } from '../../src/theme/tokens.ts'

/** The size of a desktop window, whose story is shown. */
const WINDOW = { width: 1280, height: 800 }
const SMALL_WINDOW = { width: WINDOW.width / 2, height: WINDOW.height / 2 }

/** A window as wide as the container. */
const fitted = ({ width, height }: typeof WINDOW) => ({
  width,
  height,
  // The ratio of the two widths; CSS divides lengths only in this way.
  transform: `scale(tan(atan2(100cqw, ${width}px)))`,
})

export const container = style({
  containerType: 'inline-size',
  overflow: 'hidden',
  aspectRatio: `${WINDOW.width} / ${WINDOW.height}`,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: tokens.radius[8],
  background: vars.color.surface,
})

export const frame = style({
  display: 'block',
  border: 0,
  ...fitted(WINDOW),
  transformOrigin: '0 0',
  // Storybook is white until it shows the story.
  visibility: 'hidden',
  selectors: { '&[data-shown]': { visibility: 'visible' }, '&[data-small]': fitted(SMALL_WINDOW) },
})
