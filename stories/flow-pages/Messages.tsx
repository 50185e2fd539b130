import { Badge } from '../../src/ui/Badge/Badge.tsx'
import { Section } from '../catalogue/CataloguePage.tsx'
import * as styles from './FlowPage.css.ts'
import type { Message } from './facts/messages.ts'

/** The texts that a flow can show, first those of the flow itself. */
export function Messages({ messages }: { messages: readonly Message[] }) {
  const sorted = messages.toSorted((a, b) => Number(isShared(a)) - Number(isShared(b)))
  return (
    <Section
      title="Messages"
      note="Sentences and titles of notices in the source of the flow and in the shared code that it uses. Not every shared message can occur here."
    >
      {messages.length === 0 ? (
        <p className={styles.note}>None.</p>
      ) : (
        <ul className={styles.rows}>
          {sorted.map(({ text, file, isQuoted }) => (
            <li key={text} className={styles.row}>
              <span>
                {text} {isQuoted && <Badge>Specified</Badge>}
              </span>
              <span className={styles.code}>{file}</span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

const isShared = ({ file }: Message) => /^(api|hosted|domain|modules)\//.test(file)
