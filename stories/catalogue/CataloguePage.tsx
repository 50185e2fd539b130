import { Unstyled } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'
import { cx } from '../../src/theme/cx.ts'
import * as styles from './CataloguePage.css.ts'

interface CataloguePageProps {
  title: string
  lead: ReactNode
  children: ReactNode
}

/** A page of the catalogue about the product as a whole. */
export function CataloguePage({ title, lead, children }: CataloguePageProps) {
  return (
    <Unstyled>
      <main className={styles.page}>
        <header className={styles.header}>
          <h1 className={styles.title}>{title}</h1>
          <div className={styles.lead}>{lead}</div>
        </header>
        {children}
      </main>
    </Unstyled>
  )
}

interface SectionProps {
  title: string
  note?: ReactNode
  children: ReactNode
}

export function Section({ title, note, children }: SectionProps) {
  return (
    <section className={styles.section}>
      <div className={styles.sectionHeader}>
        <h2 className={styles.sectionTitle}>{title}</h2>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {children}
    </section>
  )
}

interface TableProps {
  label: string
  head: readonly string[]
  /** Gives all columns the same width. */
  even?: boolean
  children: ReactNode
}

/** A table of the page. Scrolls sideways where it is wider than the window. */
export function Table({ label, head, even = false, children }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard can only scroll a focusable region
    <section className={styles.scroll} aria-label={label} tabIndex={0}>
      <table className={cx(styles.table, even && styles.even)}>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  )
}
