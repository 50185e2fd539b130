import { globalStyle } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'
import { panel } from '../Card/Card.css.ts'

/** How many figures there are, set on the strip. */
export const count = '--strip-count'

/**
 * All side by side where each has `least` room; else two by two, and one below the other where even two are too
 * many. The differences decide: times a large number they are far above or below every width that could be meant.
 */
function columns(least: string): string {
  const all = `100% / var(${count})`
  const two = `min(50%, (var(${count}) * ${least} - 100%) * 999)`
  const one = `min(100%, (2 * ${least} - 100%) * 999)`
  return `repeat(auto-fit, minmax(calc(max(${all}, ${two}, ${one}) - 0.1px), 1fr))`
}

export const strip = recipe({
  base: [panel, { display: 'grid', overflow: 'hidden' }],
  variants: {
    size: {
      compact: { gridTemplateColumns: columns('8.5rem') },
      large: { gridTemplateColumns: columns('10rem') },
    },
  },
})

/** Each figure draws the hairline before and above itself; at the edges of the panel they are cut away. */
globalStyle(`${strip.classNames.base} > div`, {
  marginBlockStart: '-1px',
  marginInlineStart: '-1px',
  borderBlockStart: `1px solid ${vars.color.line}`,
  borderInlineStart: `1px solid ${vars.color.line}`,
})
