import { Disclosure } from '../../src/ui/Disclosure/Disclosure.tsx'
import { Section } from '../catalogue/CataloguePage.tsx'
import type { BehaviorStory } from './behaviorStories.ts'
import * as styles from './FlowPage.css.ts'
import type { TestFile } from './facts/tests.ts'
import { StoryLink } from './StoryLink.tsx'

interface TestsProps {
  behavior: readonly BehaviorStory[]
  journeys: readonly TestFile[]
  tests: readonly TestFile[]
}

/** The tests of a flow. */
export function Tests({ behavior, journeys, tests }: TestsProps) {
  return (
    <Section title="Tests">
      <div>
        {behavior.length > 0 && (
          <Disclosure title="Stories that play" count={behavior.length} level={3} defaultOpen={false}>
            <ul className={styles.list}>
              {behavior.map(({ id, name }) => (
                <li key={id}>
                  <StoryLink storyId={id} className={styles.link}>
                    {name}
                  </StoryLink>
                </li>
              ))}
            </ul>
          </Disclosure>
        )}
        <TestFiles title="Journeys in the browser that open the page" files={journeys} />
        <TestFiles title="Rules, machines and actors" files={tests} />
      </div>
    </Section>
  )
}

function TestFiles({ title, files }: { title: string; files: readonly TestFile[] }) {
  if (files.length === 0) return null
  const count = files.reduce((sum, { titles }) => sum + titles.length, 0)
  return (
    <Disclosure title={title} count={count} level={3} defaultOpen={false}>
      {files.map(({ file, titles }) => (
        <div key={file} className={styles.file}>
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
