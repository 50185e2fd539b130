import { type ReactNode, useEffect, useRef } from 'react'
import { PRODUCT_NAME } from '../../domain/product.ts'
import { useCurrentSection } from '../../lib/useCurrentSection.ts'
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx'
import { page } from '../../ui/PageHeader/page.css.ts'
import * as styles from './SettingsView.css.ts'

export interface SettingsViewProps {
  /** In display order. Each content is a Card with the same title. */
  sections: readonly { id: string; title: string; content: ReactNode }[]
  /** The version and the commit of the app, shown at the end for reports of problems. */
  release: string
}

export function SettingsView({ sections, release }: SettingsViewProps) {
  return (
    <div className={page}>
      <PageHeader title="System Settings" subtitle="Changes are saved automatically." />
      <div className={styles.columns}>
        <SectionNav sections={sections} />
        <div className={styles.sections}>
          {sections.map(({ id, content }) => (
            <div key={id} id={id} className={styles.section}>
              {content}
            </div>
          ))}
          <p className={styles.release}>
            {PRODUCT_NAME} {release}
          </p>
        </div>
      </div>
    </div>
  )
}

/** Links to the sections: a column beside them, or a bar above them on narrow screens. Marks the current one. */
function SectionNav({ sections }: { sections: readonly { id: string; title: string }[] }) {
  const { current, choose } = useCurrentSection(sections.map(({ id }) => id))
  const listRef = useRef<HTMLUListElement>(null)

  // The bar scrolls sideways. Not scrollIntoView: it could scroll the page too.
  useEffect(() => {
    const list = listRef.current
    const link = list?.querySelector<HTMLElement>(`[href="#${current}"]`)
    if (list && link) list.scrollLeft = link.offsetLeft - (list.clientWidth - link.offsetWidth) / 2
  }, [current])

  return (
    <nav className={styles.nav} aria-label="Sections">
      <ul ref={listRef} className={styles.navList}>
        {sections.map(({ id, title }) => (
          <li key={id} className={styles.navItem}>
            <a
              className={styles.navLink}
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              onClick={() => choose(id)}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
