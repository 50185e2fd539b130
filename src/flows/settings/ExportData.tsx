import { Download } from 'lucide-react'
import { useStepFocus } from '../../lib/focus/useStepFocus.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Progress } from '../../ui/Progress/Progress.tsx'
import * as styles from './Section.css.ts'
import type { PrivacyProps } from './viewProps.ts'

const percentOf = ({ done, total }: { done: number; total: number }) =>
  total === 0 ? null : (done / total) * 100

/** Exports all data as one JSON file. */
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
              ? 'One JSON file with what the account service and this device know of you. Without backend access there is nothing else.'
              : 'One JSON file with your profile, documents, chats with every message, knowledge graph and the settings of this device. The files you uploaded are listed, not contained.'}
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
      {isExporting && <Progress tone="neutral" label="Collecting your data" value={percentOf(progress)} />}
      {data.matches('exportFailed') && <p className={styles.failed}>Nothing was exported. {failure}</p>}
      {data.matches('exported') &&
        (missing.length === 0 ? (
          <p className={styles.statusText}>Exported. Look for the file among your downloads.</p>
        ) : (
          <div>
            <p className={styles.failed}>Exported without these. Export again to try for them.</p>
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
