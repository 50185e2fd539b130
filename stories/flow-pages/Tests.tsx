import { cx } from '../../src/theme/cx.ts'
import { Disclosure } from '../../src/ui/Disclosure/Disclosure.tsx'
import { Section } from '../catalogue/CataloguePage.tsx'
import * as styles from './FlowPage.css.ts'
import type { FlowFacts } from './facts/facts.ts'
import type { TestFile } from './facts/tests.ts'
import type { StoryEntry } from './flowStories.ts'
import { StoryLink } from './StoryLink.tsx'

interface TestsProps extends Pick<FlowFacts, 'journeys' | 'browserTests' | 'tests'> {
  played: readonly StoryEntry[]
}

export function Tests({ played, journeys, browserTests, tests }: TestsProps) {
  return (
    <Section title="Tests">
      <div>
        <Stories title="Journeys through this flow" stories={journeys} isOpen />
        <Stories title="Stories that play" stories={played} />
        <TestFiles title="Tests in the browser that open the page" files={browserTests} />
        <TestFiles title="Rules, machines and actors" files={tests} />
      </div>
    </Section>
  )
}

interface StoriesProps {
  title: string
  stories: readonly Pick<StoryEntry, 'id' | 'name'>[]
  isOpen?: boolean
}

function Stories({ title, stories, isOpen = false }: StoriesProps) {
  if (stories.length === 0) return null
  return (
    <Disclosure title={title} count={stories.length} level={3} defaultOpen={isOpen}>
      <ul className={cx(styles.list, styles.indented)}>
        {stories.map(({ id, name }) => (
          <li key={id}>
            <StoryLink storyId={id} className={styles.link}>
              {name}
            </StoryLink>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

function TestFiles({ title, files }: { title: string; files: readonly TestFile[] }) {
  if (files.length === 0) return null
  const count = files.reduce((sum, { titles }) => sum + titles.length, 0)
  return (
    <Disclosure title={title} count={count} level={3} defaultOpen={false}>
      {files.map(({ file, titles }) => (
        <div key={file} className={cx(styles.file, styles.indented)}>
          <h4 className={styles.code}>{file}</h4>
          <ul className={styles.list}>
            {titles.map((testTitle) => (
              <li key={testTitle}>{testTitle}</li>
            ))}
          </ul>
        </div>
      ))}
    </Disclosure>
  )
}
