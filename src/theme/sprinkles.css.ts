import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles'
import { tokens } from './tokens.ts'

const { space } = tokens

const layout = defineProperties({
  conditions: { wide: {}, narrow: { '@media': tokens.media.narrow } },
  defaultCondition: 'wide',
  properties: {
    display: ['none', 'block', 'inline-flex', 'flex', 'grid'],
    flexDirection: ['row', 'column'],
    flexWrap: ['nowrap', 'wrap'],
    alignItems: ['stretch', 'start', 'center', 'end', 'baseline'],
    justifyContent: ['start', 'center', 'end', 'space-between'],
    flexGrow: [0, 1],
    minWidth: [0],
    width: ['100%'],
    gap: space,
    rowGap: space,
    columnGap: space,
    padding: space,
    paddingTop: space,
    paddingBottom: space,
    paddingLeft: space,
    paddingRight: space,
    marginTop: space,
    marginBottom: space,
    textAlign: ['left', 'center', 'right'],
  },
  shorthands: {
    paddingX: ['paddingLeft', 'paddingRight'],
    paddingY: ['paddingTop', 'paddingBottom'],
  },
})

/** Layout atoms: where things stand and how far apart. Colour and type belong to components. */
export const sprinkles = createSprinkles(layout)

export type Sprinkles = Parameters<typeof sprinkles>[0]
