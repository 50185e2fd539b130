import { StatusBadge } from '../../../ui/StatusBadge/StatusBadge.tsx'
import type { StatusShape } from '../../../ui/StatusPie/shapes.ts'
import * as styles from './NoDocuments.css.ts'

const stepsOf = (autoIndex: boolean): { shape: StatusShape; label: string; text: string }[] => [
  {
    shape: 'partial',
    label: 'Read',
    text: 'Each file is read page by page. Most take a few seconds; you may leave this page meanwhile.',
  },
  {
    shape: 'threeQuarters',
    label: 'Ready to Index',
    text: autoIndex
      ? 'What it says goes into your personal graph by itself. You can turn that off in System Settings.'
      : 'Choose Index for Search to put what it says into your personal graph.',
  },
  {
    shape: 'check',
    label: 'Indexed',
    text: 'Ask about it in Chat. Every answer names the file and the page it comes from.',
  },
]

/**
 * In the place of the list before there is a first document: what to do, and what happens then. With `autoIndex`
 * processed documents are indexed unasked.
 */
export function NoDocuments({ autoIndex }: { autoIndex: boolean }) {
  return (
    <section aria-labelledby="first-document" className={styles.root}>
      <h2 id="first-document" className={styles.title}>
        No documents yet
      </h2>
      <p className={styles.lead}>
        Drop your first papers, notes or transcripts above. This is what happens next.
      </p>
      <ol className={styles.steps}>
        {stepsOf(autoIndex).map(({ shape, label, text }) => (
          <li key={label}>
            <StatusBadge shape={shape} label={label} className={styles.step} />
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
