import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types'

type Type = NonNullable<StrictInputType['type']>

const isUndefined = (type: Type) => type.name === 'other' && type.value === 'undefined'

/** What is inherited from an element has no type here, but a default shows what it is. */
const isFlag = ({ type, table }: StrictInputType) =>
  !type?.name && /^(true|false)$/.test(table?.defaultValue?.summary ?? '')

/** The one type a property can be given, where all it is joined with is undefined. */
function given(type: Type): Type {
  if (type.name !== 'union') return type
  const [only, ...more] = type.value.filter((one) => !isUndefined(one))
  return only && more.length === 0 ? { ...type, ...only } : type
}

/** What stands in the table: the type as it is written, without the undefined that every optional one has. */
function summaryOf({ type, table }: StrictInputType): string | undefined {
  return type && 'raw' in type ? type.raw?.replace(/ \| undefined$/, '') : table?.type?.summary
}

/**
 * Optional properties are typed `?: T | undefined` here. The docs page shows their T, and the controls offer what
 * suits it: a switch for booleans, nothing for what cannot be typed in, such as elements and functions.
 */
export const readableTypes: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type, table } = argType
      if (!type) return [name, argType]
      const summary = summaryOf(argType)
      const readable = isFlag(argType) ? { ...type, name: 'boolean' } : given(type)
      return [
        name,
        {
          ...argType,
          type: readable,
          table: { ...table, ...(summary && { type: { summary } }) },
          ...(readable.name === 'other' && { control: false }),
        },
      ]
    }),
  )
