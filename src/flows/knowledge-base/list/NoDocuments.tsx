import { DOCUMENT_STATUS } from '../../../modules/status/documentStatus.ts'
import { StatusBadge } from '../../../ui/StatusBadge/StatusBadge.tsx'
import type { StatusShape } from '../../../ui/StatusPie/shapes.ts'
import * as styles from './NoDocuments.css.ts'

const stepsOf = (autoIndex: boolean): { shape: StatusShape; label: string; text: string }[] => [
  {
    shape: DOCUMENT_STATUS.processing.shape,
    label: 'Read',
    text: 'Each file is read page by page. This takes a few seconds, and you can leave this page.',
  },
  {
    ...DOCUMENT_STATUS.readyToIndex,
    text: autoIndex
      ? 'Its concepts are added to your knowledge graph automatically. You can turn this off in System Settings.'
      : 'Choose Index for Search to add its concepts to your knowledge graph.',
  },
  {
    ...DOCUMENT_STATUS.indexed,
    text: 'Ask about it in Chat. Every answer cites the file and page.',
  },
]

export interface NoDocumentsProps {
  /** Whether processed documents are indexed without a click. */
  autoIndex: boolean
}

export function NoDocuments({ autoIndex }: NoDocumentsProps) {
  return (
    <section aria-labelledby="no-documents" className={styles.root}>
      <h2 id="no-documents" className={styles.title}>
        No documents yet
      </h2>
      <p className={styles.lead}>Drop papers, notes or transcripts above. Here's what happens next.</p>
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
