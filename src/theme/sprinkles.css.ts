import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles'
import { tokens } from './tokens.ts'

const { media, space } = tokens

const atoms = defineProperties({
  conditions: { wide: {}, narrow: { '@media': media.narrow } },
  defaultCondition: 'wide',
  properties: {
    display: ['none', 'flex', 'grid', 'inline-flex'],
    flexDirection: ['row', 'column'],
    flexWrap: ['wrap', 'nowrap'],
    alignItems: ['start', 'center', 'end', 'baseline', 'stretch'],
    justifyContent: ['start', 'center', 'end', 'space-between'],
    gap: space,
    paddingInline: space,
    paddingBlock: space,
    marginBlockStart: space,
  },
  shorthands: { padding: ['paddingInline', 'paddingBlock'] },
})

/**
 * Layout utilities for elements that only position others: `layout({ display: 'flex', gap: 8 })`. A value may
 * be `{ wide, narrow }`. Appearance belongs in the component's own css file.
 */
export const layout = createSprinkles(atoms)
