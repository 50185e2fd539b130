import type { ReactNode } from 'react'
import * as styles from './states.css.ts'

/** What the reader's hand can do to a control, beside leaving it alone. */
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
 * The part of a story that shows elements under a hand. As a global of the story as well, or the addon would first
 * draw with the selectors of the story before.
 */
export const drawn = <S extends Selectors>(pseudo: S) => ({ parameters: { pseudo }, globals: { pseudo } })

/** The part of a story with a `States` table: the pseudo-classes are shown on the cells of their column. */
export const touched = drawn({
  hover: '[data-touch="hover"] *',
  focusVisible: `[data-touch="focus"] ${focusable}`,
  focus: `[data-touch="focus"] ${focusable}`,
  active: '[data-touch="active"] *',
})

export interface StatesProps<Row extends string> {
  /** The variants, one row each: what the row shows besides being touched. */
  rows: readonly Row[]
  /** The columns; all four unless given. */
  touches?: readonly Touch[]
  /** One cell. */
  children: (row: Row) => ReactNode
}

/** A table of every variant, left alone, under the pointer, focused by the keyboard and pressed. */
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
