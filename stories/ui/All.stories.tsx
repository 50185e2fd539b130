import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { expect, waitFor } from 'storybook/test'
import * as styles from './support/all.css.ts'
import { touched } from './support/states.tsx'
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
const pages = ['AuthLayout', 'Backdrop', 'SidebarLayout']
/** Seen only while it has the focus, and with a page around it: shown so, as a picture too. */
const focused = ['SkipLink']
/** What needs the width of a page. */
const wide = [
  'Accordion',
  'ButtonLink',
  'Card',
  'Checkbox',
  'CodeField',
  'CounterStrip',
  'DataTable',
  'Disclosure',
  'FileDrop',
  'FilterBar',
  'GraphPicture',
  'NativeSelect',
  'PageHeader',
  'PasswordField',
  'RadioCards',
  'ScaleLegend',
  'SearchField',
  'Select',
  'Slider',
  'Stepper',
  'TextArea',
  'TextField',
]

interface Component {
  name: string
  /** Of its page of documentation. */
  docs: string
  Shown: ComponentType
}

const kebab = (words: string) => words.toLowerCase().replace(/[^a-z0-9]+/g, '-')

/**
 * All variants side by side, left alone and touched. The component as it stands in a page where it has no such story,
 * or one that touches it in a way of its own.
 */
function shownOf({ default: component, Default, States }: StoriesFile): ComponentType {
  const touch = States?.parameters?.pseudo
  return storyOf(component, States && (!touch || touch === touched.parameters.pseudo) ? States : Default)
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

const asFocused = { inert: true, 'aria-hidden': true, 'data-touch': 'focus' } as const

/** Two columns fill up best before what goes across. */
const narrowFirst = (one: Component, other: Component) =>
  Number(wide.includes(one.name)) - Number(wide.includes(other.name))

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
        <div className={styles.body} {...(focused.includes(name) && asFocused)}>
          <Shown />
        </div>
      )}
    </figure>
  )
}

/** Everything the library has, in the theme of the toolbar. */
export const All: StoryObj = {
  ...touched,
  parameters: {
    ...touched.parameters,
    // Two examples of one component may have the same name, which no page of the product has.
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
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
            {[...components].sort(narrowFirst).map((component) => (
              <Frame key={component.name} {...component} />
            ))}
          </div>
        </section>
      ))}
    </div>
  ),
  // A page of a PDF is drawn in a thread of its own, its mark last.
  play: async ({ canvasElement }) => {
    const mark = () => canvasElement.querySelector('#pdfpage canvas ~ [style*="left"]')
    await waitFor(() => expect(mark()).not.toBeNull(), { timeout: 20_000 })
  },
}
