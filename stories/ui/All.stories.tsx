import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { expect, waitFor } from 'storybook/test'
import * as styles from './support/all.css.ts'
import { interactionStates } from './support/states.tsx'
import { type StoriesFile, storiesFiles } from './support/storiesFiles.ts'
import { storyOf } from './support/storyOf.tsx'

const meta = { title: 'Components/All' } satisfies Meta
export default meta

/** Layouts with their own landmarks: shown scaled down, inert and hidden from assistive technology. */
const pages = ['AuthLayout', 'Backdrop', 'SidebarLayout']
/** Components that are visible only while focused: shown as focused, inert. */
const visibleOnFocus = ['SkipLink']
/** Components that need the full width. */
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
  'ConceptGraph',
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
  docs: string
  Content: ComponentType
}

const kebab = (words: string) => words.toLowerCase().replace(/[^a-z0-9]+/g, '-')

/** The `States` story; the `Default` story if there is no `States` or if it has its own pseudo-class selectors. */
function storyComponentOf({ default: component, Default, States }: StoriesFile): ComponentType {
  const pseudo = States?.parameters?.pseudo
  return storyOf(
    component,
    States && (!pseudo || pseudo === interactionStates.parameters.pseudo) ? States : Default,
  )
}

/** Other groups follow these. */
const ORDER = ['Actions', 'Forms', 'Feedback', 'Overlays', 'Structure', 'Data', 'Evidence', 'Brand']

function groupsOf(all: StoriesFile[]): Map<string, Component[]> {
  const groups = new Map<string, Component[]>(ORDER.map((group) => [group, []]))
  for (const file of all) {
    const { title = '' } = file.default
    const [, group = '', name = ''] = title.split('/')
    const component = { name, docs: `?path=/docs/${kebab(title)}--docs`, Content: storyComponentOf(file) }
    groups.set(group, [...(groups.get(group) ?? []), component])
  }
  return groups
}

const groups = [...groupsOf(Object.values(storiesFiles))]

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

const focusedProps = { inert: true, 'aria-hidden': true, 'data-interaction': 'focus' } as const

/** Sorts narrow components first, because full-width ones would break the columns. */
const narrowFirst = (one: Component, other: Component) =>
  Number(wide.includes(one.name)) - Number(wide.includes(other.name))

/** One component. Its name is not a heading, because components contain headings of any level. */
function Frame({ name, docs, Content }: Component) {
  return (
    <figure id={kebab(name)} className={styles.frame} data-wide={wide.includes(name) || undefined}>
      <figcaption className={styles.frameHeader}>
        <span className={styles.name}>{name}</span>
        <a href={docs} target="_top" aria-label={`${name}: documentation`} className={styles.docs}>
          Docs
        </a>
      </figcaption>
      {pages.includes(name) ? (
        <div className={styles.windowed} inert aria-hidden="true">
          <div className={styles.windowedPage}>
            <Content />
          </div>
        </div>
      ) : (
        <div className={styles.body} {...(visibleOnFocus.includes(name) && focusedProps)}>
          <Content />
        </div>
      )}
    </figure>
  )
}

export const All: StoryObj = {
  ...interactionStates,
  parameters: {
    ...interactionStates.parameters,
    // Several examples of a component have the same name.
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
  // The PDF page renders last: a worker draws it, then the quotation is marked.
  play: async ({ canvasElement }) => {
    const mark = () => canvasElement.querySelector('#pdfviewer [data-mark]')
    await waitFor(() => expect(mark()).not.toBeNull())
  },
}
