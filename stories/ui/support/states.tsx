import type { ReactNode } from 'react'
import * as styles from './states.css.ts'

/** The interaction states of a control. */
export type Touch = 'rest' | 'hover' | 'focus' | 'active'

const WORDS: Record<Touch, string> = {
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
export const drawn = <S extends Selectors>(pseudo: S) => ({ parameters: { pseudo }, globals: { pseudo } })

/** Story parameters for a `States` table: pseudo-classes apply to the cells of their column. */
export const touched = drawn({
  hover: '[data-touch="hover"] *',
  focusVisible: `[data-touch="focus"] ${focusable}`,
  focus: `[data-touch="focus"] ${focusable}`,
  active: '[data-touch="active"] *',
})

export interface StatesProps<Row extends string> {
  /** The variants, one row each. */
  rows: readonly Row[]
  /** The columns. Defaults to all four. */
  touches?: readonly Touch[]
  /** Renders one cell. */
  children: (row: Row) => ReactNode
}

/** A table of every variant at rest, hovered, focused and pressed. */
export function States<Row extends string>({
  rows,
  touches = ['rest', 'hover', 'focus', 'active'],
  children,
}: StatesProps<Row>) {
  return (
    <div className={styles.scroll} tabIndex={-1}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            {touches.map((touch) => (
              <th key={touch} scope="col" className={styles.head}>
                {WORDS[touch]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th scope="row" className={styles.head}>
                {row}
              </th>
              {touches.map((touch) => (
                <td key={touch} data-touch={touch} data-word={WORDS[touch]}>
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
