import { globalStyle } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../theme/contract.css.ts'
import { tokens } from '../../theme/tokens.ts'
import { panel } from '../Card/Card.css.ts'

const { media } = tokens

const columns = (least: string) => `repeat(auto-fit, minmax(min(${least}, 100%), 1fr))`

export const strip = recipe({
  base: [panel, { display: 'grid', overflow: 'hidden' }],
  variants: {
    size: {
      compact: { gridTemplateColumns: columns('10rem') },
      large: { gridTemplateColumns: columns('12rem') },
    },
    /** On phones two by two, as long as the reader's text leaves room for it. */
    narrow: { true: { '@media': { [media.narrow]: { gridTemplateColumns: columns('8rem') } } } },
  },
  defaultVariants: { narrow: true },
})

/** Each figure draws the hairline before and above itself; at the edges of the panel they are cut away. */
globalStyle(`${strip.classNames.base} > div`, {
  marginBlockStart: '-1px',
  marginInlineStart: '-1px',
  borderBlockStart: `1px solid ${vars.color.line}`,
  borderInlineStart: `1px solid ${vars.color.line}`,
})
