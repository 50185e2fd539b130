import type { ReactNode } from 'react'
import * as styles from './states.css.ts'

/** The interaction states of a control. */
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
  /** The variants, one row each. */
  rows: readonly Row[]
  /** The columns. Defaults to all four. */
  interactions?: readonly Interaction[]
  /** Renders one cell. */
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

/** A `States` story: a table of every variant at rest, hovered, focused and pressed. */
export const statesTable = <Row extends string, Args>(
  table: Omit<StatesProps<Row>, 'children'>,
  content: (row: Row, args: Args) => ReactNode,
) => ({
  ...interactionStates,
  render: (args: Args) => <States {...table}>{(row) => content(row, args)}</States>,
})
