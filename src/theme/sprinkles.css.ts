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
 * Layout atoms for what only places other things: `layout({ display: 'flex', gap: 8 })`, where a value
 * may be `{ wide, narrow }`. What a thing looks like belongs in its own css file.
 */
export const layout = createSprinkles(atoms)
