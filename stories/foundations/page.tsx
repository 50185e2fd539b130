import type { ReactNode } from 'react'
import type { ThemeName } from '../../src/theme/themeSetting.ts'
import { type Theme, tokens } from '../../src/theme/tokens.ts'
import * as styles from './page.css.ts'

interface PageProps {
  title: string
  /** What the page is about, in two or three sentences. */
  lead: ReactNode
  children: ReactNode
}

export function Page({ title, lead, children }: PageProps) {
  return (
    <main className={styles.page}>
      <header className={styles.pageHeader}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      {children}
    </main>
  )
}

interface SectionProps {
  title: string
  note?: string | undefined
  children?: ReactNode
}

export function Section({ title, note, children }: SectionProps) {
  return (
    <section className={styles.section}>
      <div className={styles.sectionHeader}>
        <h2 className={styles.sectionTitle}>{title}</h2>
        {note && (
          <div className={styles.sectionNote}>
            <p>{note}</p>
          </div>
        )}
      </div>
      {children}
    </section>
  )
}

export const themeNames = ['dark', 'light'] as const satisfies readonly ThemeName[]

/** The same content in both themes, independent of the toolbar. */
export function BothThemes({ children }: { children: (theme: Theme, name: ThemeName) => ReactNode }) {
  return (
    <div className={styles.themes}>
      {themeNames.map((name) => (
        <div key={name} data-theme={name} className={styles.themed}>
          {children(tokens.theme[name], name)}
        </div>
      ))}
    </div>
  )
}

interface FactProps {
  name: string
  measure?: ReactNode
  use?: ReactNode
  children?: ReactNode
}

/** Named values, one row each. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>
}

export function Fact({ name, measure, use, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt className={styles.term}>
        <span className={styles.name}>{name}</span>
        {measure && <span className={styles.measure}>{measure}</span>}
        {use && <span className={styles.measure}>{use}</span>}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}

interface RulesProps {
  title?: string
  note?: string
  /** Short sentences, by the title of their list. */
  rules: Readonly<Record<string, readonly ReactNode[]>>
}

export function Rules({ title = 'Use', note, rules }: RulesProps) {
  return (
    <Section title={title} note={note}>
      <div className={styles.columns}>
        {Object.entries(rules).map(([listTitle, list]) => (
          <div key={listTitle}>
            <h3 className={styles.listTitle}>{listTitle}</h3>
            <ul className={styles.list}>
              {list.map((rule, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the rules of a page never change their order
                <li key={index}>{rule}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  )
}

/** A horizontally scrolling region, focusable so that the keyboard can scroll it. */
export function Scroll({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard can only scroll a focusable region
    <section aria-label={label} tabIndex={0} className={styles.scroll}>
      {children}
    </section>
  )
}

/** A token's length in pixels at the default text size. */
export function pixels(length: string): number {
  const value = Number.parseFloat(length)
  return length.endsWith('em') ? value * 16 : value
}
