import { Mail, Presentation, RotateCcw } from 'lucide-react'
import type { Ref } from 'react'
import { Tooltip } from '../../../src/ui/Tooltip/Tooltip.tsx'
import { VisuallyHidden } from '../../../src/ui/VisuallyHidden/VisuallyHidden.tsx'
import type { ControlState } from '../../control/state.ts'
import { durationInWords } from '../link/duration.ts'
import type { SectionProps } from '../panel/sectionProps.ts'
import { scriptTextsOf } from '../script/scriptTexts.ts'
import * as styles from './DemoBar.css.ts'
import { ScriptRemote } from './ScriptRemote.tsx'
import { PANEL_KEY } from './useDemoKeys.ts'

export interface BarViewProps {
  /** Null before the backend has answered. */
  controls: ControlState | null
  state: SectionProps['state']
  send: SectionProps['send']
  panelId: string
  handleRef: Ref<HTMLButtonElement>
  isPanelOpen: boolean
  onPanelToggle: () => void
  unreadMails: number
  newestSubject: string | undefined
  onMailboxOpen: () => void
}

export function BarView(props: BarViewProps) {
  const { controls, state, send, panelId, handleRef, isPanelOpen, onPanelToggle } = props
  const deviation = deviationOf(controls)
  return (
    <div className={styles.bar}>
      {controls !== null && scriptTextsOf(controls.world) !== null && <ScriptRemote {...{ state, send }} />}
      <span className={styles.label}>{deviation}</span>
      <Tooltip content={`Presenter panel (${PANEL_KEY.label})${deviation === '' ? '' : `. ${deviation}`}`}>
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
      <Tooltip content="Start over for the next prospect" repeatsName>
        <button
          type="button"
          className={styles.button}
          aria-label="Start over for the next prospect"
          disabled={controls === null || state.hasTag('busy')}
          data-keep-visible
          onClick={() => send({ type: 'change.requested', change: { kind: 'reset' } })}
        >
          <RotateCcw aria-hidden="true" />
        </button>
      </Tooltip>
    </div>
  )
}

function MailButton({ unreadMails, newestSubject, onMailboxOpen }: BarViewProps) {
  return (
    <>
      <Tooltip content="Mailbox" repeatsName>
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

/** How the demo differs from its normal state: '1 fault is active. The clock is 8 days ahead.' Empty if it does not. */
function deviationOf(controls: ControlState | null): string {
  if (controls === null) return ''
  const { faults, clock } = controls
  const sentences = []
  if (faults.length > 0)
    sentences.push(faults.length === 1 ? '1 fault is active.' : `${faults.length} faults are active.`)
  if (clock.offsetMs > 0) sentences.push(`The clock is ${durationInWords(clock.offsetMs)} ahead.`)
  return sentences.join(' ')
}
