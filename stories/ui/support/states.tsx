import type { ComponentType, ReactNode } from 'react'
import { Width } from './frame.tsx'
import * as styles from './states.css.ts'

export type Interaction = 'rest' | 'hover' | 'focus' | 'active'

const LABELS: Record<Interaction, string> = {
  rest: 'Rest',
  hover: 'Hover',
  focus: 'Keyboard focus',
  active: 'Pressed',
}

const focusable = ':is(a, button, input, select, textarea, summary, [tabindex])'

type Selectors = Partial<Record<'hover' | 'focusVisible' | 'focus' | 'active', string | string[]>>

/**
 * Story parameters that apply pseudo-classes. Also set as globals, because the addon would otherwise first use the
 * selectors of the previous story.
 */
export const withPseudoClasses = <S extends Selectors>(pseudo: S) => ({
  parameters: { pseudo },
  globals: { pseudo },
})

/** Story parameters for a `States` table: pseudo-classes apply to the cells of their column. */
export const interactionStates = withPseudoClasses({
  hover: '[data-interaction="hover"] *',
  focusVisible: `[data-interaction="focus"] ${focusable}`,
  focus: `[data-interaction="focus"] ${focusable}`,
  active: '[data-interaction="active"] *',
})

interface StatesProps<Row extends string> {
  rows: readonly Row[]
  /** The columns. Defaults to all four. */
  interactions?: readonly Interaction[]
  children: (row: Row) => ReactNode
}

/** A table of every variant at rest, hovered, focused and pressed. */
function States<Row extends string>({
  rows,
  interactions = ['rest', 'hover', 'focus', 'active'],
  children,
}: StatesProps<Row>) {
  return (
    <div className={styles.scroll} tabIndex={-1}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            {interactions.map((interaction) => (
              <th key={interaction} scope="col" className={styles.headerCell}>
                {LABELS[interaction]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th scope="row" className={styles.headerCell}>
                {row}
              </th>
              {interactions.map((interaction) => (
                <td key={interaction} data-interaction={interaction} data-label={LABELS[interaction]}>
                  {children(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The interactions that fields show: pressing one focuses it. */
const FIELD_INTERACTIONS = ['rest', 'hover', 'focus'] as const

/** A `States` story of a field: a row for each set of props, at this width in pixels. */
export const fieldStates = <Props extends object>(
  Field: ComponentType<Props>,
  px: number,
  variants: Record<string, Partial<NoInfer<Props>>>,
) =>
  statesTable<string, Props>(
    { rows: Object.keys(variants), interactions: FIELD_INTERACTIONS },
    (row, args) => (
      <Width px={px}>
        <Field {...args} {...variants[row]} />
      </Width>
    ),
  )

/** A `States` story: a table of every variant at rest, hovered, focused and pressed. */
export const statesTable = <Row extends string, Args>(
  table: Omit<StatesProps<Row>, 'children'>,
  content: (row: Row, args: Args) => ReactNode,
) => ({
  ...interactionStates,
  render: (args: Args) => <States {...table}>{(row) => content(row, args)}</States>,
})

/** A cell of a `States` table, in a box of this width in pixels. */
export const inBox =
  <Row extends string, Args>(width: number, content: (row: Row, args: Args) => ReactNode) =>
  (row: Row, args: Args) => <div style={{ width }}>{content(row, args)}</div>
