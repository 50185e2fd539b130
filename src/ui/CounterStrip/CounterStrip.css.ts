import { globalStyle } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'
import { panel } from '../Card/Card.css.ts'

/** Custom property: the number of counters. */
export const count = '--strip-count'

/**
 * One row if each counter is at least `minWidth` wide; otherwise two columns, or one if two do not fit. The flex-basis
 * is a width difference multiplied by a large number: far below or far above every real width.
 */
function columns(minWidth: string): string {
  const all = `100% / var(${count})`
  const two = `min(50%, (var(${count}) * ${minWidth} - 100%) * 999)`
  const one = `min(100%, (2 * ${minWidth} - 100%) * 999)`
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

/** Each counter draws the hairlines before and above itself; those at the panel's border are clipped. */
globalStyle(`${strip.classNames.base} > *`, {
  marginBlockStart: '-1px',
  marginInlineStart: '-1px',
  borderBlockStart: `1px solid ${vars.color.line}`,
  borderInlineStart: `1px solid ${vars.color.line}`,
})
