import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import * as styles from './support/all.css.ts'
import { storyOf } from './support/storyOf.tsx'

const meta = { title: 'Components/All' } satisfies Meta
export default meta

interface StoriesFile {
  default: Meta
  Default: StoryObj
  States?: StoryObj
}

/** Read from the folder: a component with stories cannot be missing here. */
const files = import.meta.glob<StoriesFile>(
  ['./*.stories.tsx', '!./All.stories.tsx', '!./Library.stories.tsx'],
  {
    eager: true,
  },
)

/** Whole pages, with landmarks of their own: shown small, as pictures. */
const pages = ['AuthLayout', 'Backdrop', 'SidebarLayout', 'SkipLink']
/** What needs the width of a page. */
const wide = [
  'Accordion',
  'Card',
  'CounterStrip',
  'DataTable',
  'MetricCard',
  'PageHeader',
  'RadioCards',
  'ScaleLegend',
  'Stepper',
]

interface Component {
  name: string
  /** Of its page of documentation. */
  docs: string
  Shown: ComponentType
}

const kebab = (words: string) => words.toLowerCase().replace(/[^a-z0-9]+/g, '-')

/**
 * All variants side by side where a component has them so; where its States is a table of what can be touched, and
 * where it has none, the component as it stands in a page.
 */
function shownOf({ default: component, Default, States }: StoriesFile): ComponentType {
  return storyOf(component, States && !States.parameters?.pseudo ? States : Default)
}

/** In this order; a group that is not named comes last. */
const ORDER = ['Actions', 'Forms', 'Feedback', 'Overlays', 'Structure', 'Data', 'Evidence', 'Brand']

function groupsOf(all: StoriesFile[]): Map<string, Component[]> {
  const groups = new Map<string, Component[]>(ORDER.map((group) => [group, []]))
  for (const file of all) {
    const { title = '' } = file.default
    const [, group = '', name = ''] = title.split('/')
    const component = { name, docs: `?path=/docs/${kebab(title)}--docs`, Shown: shownOf(file) }
    groups.set(group, [...(groups.get(group) ?? []), component])
  }
  return groups
}

const groups = [...groupsOf(Object.values(files))]

function Contents() {
  return (
    <nav aria-label="Contents" className={styles.contents}>
      {groups.map(([group, components]) => (
        <div key={group}>
          <h2 className={styles.contentsGroup}>{group}</h2>
          <ul>
            {components.map(({ name }) => (
              <li key={name}>
                <a href={`#${kebab(name)}`} className={styles.contentsLink}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

/** One component. Its name is no heading: components bring headings of their own, of any level. */
function Frame({ name, docs, Shown }: Component) {
  return (
    <figure id={kebab(name)} className={styles.frame} data-wide={wide.includes(name) || undefined}>
      <figcaption className={styles.frameHead}>
        <span className={styles.name}>{name}</span>
        <a href={docs} target="_top" aria-label={`${name}: documentation`} className={styles.docs}>
          Docs
        </a>
      </figcaption>
      {pages.includes(name) ? (
        <div className={styles.windowed} inert aria-hidden="true">
          <div className={styles.windowedPage}>
            <Shown />
          </div>
        </div>
      ) : (
        <div className={styles.body}>
          <Shown />
        </div>
      )}
    </figure>
  )
}

/** Everything the library has, in the theme of the toolbar. */
export const All: StoryObj = {
  render: () => (
    <div className={styles.page}>
      <h1 className={styles.title}>All components</h1>
      <p className={styles.lead}>
        {groups.flatMap(([, components]) => components).length} components in {groups.length} groups, each as
        it stands in a page or in all its variants.
      </p>
      <Contents />
      {groups.map(([group, components]) => (
        <section key={group} aria-labelledby={`group-${kebab(group)}`} className={styles.group}>
          <h2 id={`group-${kebab(group)}`} className={styles.groupTitle}>
            {group}
          </h2>
          <div className={styles.frames}>
            {components.map((component) => (
              <Frame key={component.name} {...component} />
            ))}
          </div>
        </section>
      ))}
    </div>
  ),
}
