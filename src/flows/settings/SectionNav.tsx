import { useEffect, useRef } from 'react'
import { useCurrentSection } from '../../lib/useCurrentSection.ts'
import * as styles from './SettingsView.css.ts'

export interface SectionNavProps {
  sections: readonly { id: string; title: string }[]
}

/** Links to the sections: a column beside them, or a bar above them on narrow screens. Marks the current one. */
export function SectionNav({ sections }: SectionNavProps) {
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
