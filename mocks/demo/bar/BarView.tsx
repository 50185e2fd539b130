import { Mail, Presentation } from 'lucide-react'
import type { Ref } from 'react'
import { Tooltip } from '../../../src/ui/Tooltip/Tooltip.tsx'
import { VisuallyHidden } from '../../../src/ui/VisuallyHidden/VisuallyHidden.tsx'
import type { ControlState } from '../../control/state.ts'
import { formatDuration } from '../link/duration.ts'
import * as styles from './DemoBar.css.ts'
import { PANEL_KEY } from './usePanelKey.ts'

export interface BarViewProps {
  /** Null before the backend has answered. */
  controls: ControlState | null
  panelId: string
  handleRef: Ref<HTMLButtonElement>
  isPanelOpen: boolean
  onPanelToggle: () => void
  unreadMails: number
  newestSubject: string | undefined
  onMailboxOpen: () => void
}

export function BarView(props: BarViewProps) {
  const { controls, panelId, handleRef, isPanelOpen, onPanelToggle } = props
  const deviation = deviationOf(controls)
  return (
    <div className={styles.bar}>
      <span className={styles.label}>{`Demo${deviation === '' ? '' : `: ${deviation}`}`}</span>
      <Tooltip
        side="start"
        content={`Presenter panel (${PANEL_KEY.label})${deviation === '' ? '' : `. ${deviation}`}`}
      >
        <button
          ref={handleRef}
          type="button"
          className={styles.button}
          aria-label="Presenter panel"
          aria-expanded={isPanelOpen}
          aria-controls={isPanelOpen ? panelId : undefined}
          aria-keyshortcuts={PANEL_KEY.aria}
          data-keep-visible
          onClick={onPanelToggle}
        >
          <Presentation aria-hidden="true" />
          {deviation !== '' && <span className={styles.alert} />}
        </button>
      </Tooltip>
      <VisuallyHidden role="status">{deviation}</VisuallyHidden>
      <MailButton {...props} />
    </div>
  )
}

function MailButton({ unreadMails, newestSubject, onMailboxOpen }: BarViewProps) {
  return (
    <>
      <Tooltip side="start" content="Mailbox" repeatsName>
        <button type="button" className={styles.button} onClick={onMailboxOpen} data-keep-visible>
          <Mail aria-hidden="true" />
          <VisuallyHidden>Mailbox</VisuallyHidden>
          {unreadMails > 0 && (
            <span className={styles.unread}>
              {unreadMails > 99 ? '99+' : unreadMails}
              <VisuallyHidden> unread</VisuallyHidden>
            </span>
          )}
        </button>
      </Tooltip>
      <VisuallyHidden role="status">{unreadMails > 0 && `New mail: ${newestSubject}`}</VisuallyHidden>
    </>
  )
}

/** How the demo differs from its normal state: '1 fault is active. The clock is 8d ahead.' Empty if it does not. */
function deviationOf(controls: ControlState | null): string {
  if (controls === null) return ''
  const { faults, clock } = controls
  const sentences = []
  if (faults.length > 0)
    sentences.push(faults.length === 1 ? '1 fault is active.' : `${faults.length} faults are active.`)
  if (clock.offsetMs > 0) sentences.push(`The clock is ${formatDuration(clock.offsetMs)} ahead.`)
  return sentences.join(' ')
}
