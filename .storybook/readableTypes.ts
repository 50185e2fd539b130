import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types'

type Type = NonNullable<StrictInputType['type']>

const isUndefined = (type: Type) => type.name === 'other' && type.value === 'undefined'

/** Inherited properties have no type here, but their default value shows whether they are flags. */
const isFlag = ({ type, table }: StrictInputType) =>
  !type?.name && /^(true|false)$/.test(table?.defaultValue?.summary ?? '')

/** The type of an optional property without undefined. */
function withoutUndefined(type: Type): Type {
  if (type.name !== 'union') return type
  const [only, ...more] = type.value.filter((one) => !isUndefined(one))
  return only && more.length === 0 ? { ...type, ...only } : type
}

/** The type for the table, without the undefined of optional properties. */
function summaryOf({ type, table }: StrictInputType): string | undefined {
  return type && 'raw' in type ? type.raw?.replace(/ \| undefined$/, '') : table?.type?.summary
}

/**
 * Optional properties are typed `?: T | undefined`. The docs page shows their T with a suitable control: a switch for
 * booleans, none for elements and functions.
 */
export const readableTypes: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type, table } = argType
      if (!type) return [name, argType]
      const summary = summaryOf(argType)
      const readable = isFlag(argType) ? { ...type, name: 'boolean' } : withoutUndefined(type)
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
