import { Download } from 'lucide-react'
import { useStepFocus } from '../../lib/focus/useStepFocus.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Progress } from '../../ui/Progress/Progress.tsx'
import * as styles from './Section.css.ts'
import type { PrivacyProps } from './viewProps.ts'

const percentOf = ({ done, total }: { done: number; total: number }) =>
  total === 0 ? null : (done / total) * 100

export function ExportData({ data, sendData }: PrivacyProps) {
  const { owner, progress, missing, failure } = data.context
  const isExporting = data.matches('exporting')
  const sectionRef = useStepFocus<HTMLDivElement>(String(isExporting))
  return (
    <div ref={sectionRef} className={`${styles.divided} ${styles.focusTarget}`} tabIndex={-1}>
      <div className={styles.choice}>
        <div className={styles.choiceText}>
          <h3 className={styles.label}>Export your data</h3>
          <p className={styles.hint}>
            {owner.backend === null
              ? 'Download one JSON file with your account details and the settings on this device.'
              : 'Download one JSON file with your profile, chats, list of documents, knowledge graph and the settings on this device. Uploaded files are listed but not included.'}
          </p>
        </div>
        <div className={styles.buttons}>
          {isExporting && <Button onClick={() => sendData({ type: 'export.cancelled' })}>Cancel</Button>}
          <Button
            icon={<Download aria-hidden="true" />}
            busy={isExporting}
            disabled={!data.can({ type: 'export.requested' })}
            onClick={() => sendData({ type: 'export.requested' })}
          >
            Export data
          </Button>
        </div>
      </div>
      {isExporting && <Progress tone="neutral" label="Collecting your data…" value={percentOf(progress)} />}
      {data.matches('exportFailed') && <p className={styles.failed}>Export Failed. {failure}</p>}
      {data.matches('exported') &&
        (missing.length === 0 ? (
          <p className={styles.statusText}>Exported. The file was saved to your Downloads folder.</p>
        ) : (
          <div>
            <p className={styles.failed}>Exported, but these parts are missing. Export again to retry.</p>
            <ul className={styles.list}>
              {missing.map(({ part, reason }) => (
                <li key={part}>
                  {part}: {reason}
                </li>
              ))}
            </ul>
          </div>
        ))}
    </div>
  )
}
