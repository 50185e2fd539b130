import { ArrowUp, Square } from 'lucide-react'
import type { KeyboardEvent, ReactNode, Ref } from 'react'
import { Button } from '../../../ui/Button/Button.tsx'
import { IconButton } from '../../../ui/IconButton/IconButton.tsx'
import { Kbd } from '../../../ui/Kbd/Kbd.tsx'
import { TextArea } from '../../../ui/TextArea/TextArea.tsx'
import type { ChatRequest } from '../chat.base.ts'
import { stamp } from '../thread/stamp.ts'
import type { ThreadStatus } from '../viewStatus.ts'
import * as styles from './Composer.css.ts'

export interface ComposerProps {
  draft: string
  /** The draft is the last question, to be asked differently. */
  isEditing: boolean
  status: ThreadStatus
  send: (event: ChatRequest) => void
  ref: Ref<HTMLTextAreaElement>
  /** Across from the keys that are told below. */
  end?: ReactNode
}

const LABEL = 'Ask about your documents'

const COMPOSING = 229

/** Where questions are typed. Enter sends, Shift and Enter begins a line. */
export function Composer({ draft, isEditing, status, send, ref, end }: ComposerProps) {
  const canSend = draft.trim() !== '' && (status === 'open' || status === 'sendFailed')
  const submit = () => send({ type: 'message.submitted', ...stamp() })
  const leave = () => {
    if (isEditing) send({ type: 'edit.cancelled' })
    else if (status === 'waiting') send({ type: 'answer.cancelled' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes a word, the keys are its own. Safari tells that by the code alone.
    if (event.nativeEvent.isComposing || event.keyCode === COMPOSING) return
    if (event.key === 'Escape') leave()
    if (event.key !== 'Enter' || event.shiftKey) return
    event.preventDefault()
    if (canSend) submit()
  }
  return (
    <>
      {isEditing && (
        <div className={styles.editing}>
          Editing your last question, to be asked anew.
          <Button size="small" variant="quiet" edge="end" onClick={leave}>
            Cancel
          </Button>
        </div>
      )}
      <TextArea
        ref={ref}
        label={LABEL}
        hideLabel
        dir="auto"
        placeholder={LABEL}
        value={draft}
        onValueChange={(text) => send({ type: 'draft.edited', text })}
        onKeyDown={onKeyDown}
        end={
          status === 'waiting' ? (
            // The second click of a double click on Send lands here, and does not mean it.
            <IconButton
              label="Stop waiting for the answer"
              size="medium"
              onClick={(event) => event.detail < 2 && send({ type: 'answer.cancelled' })}
            >
              <Square fill="currentColor" strokeWidth={0} aria-hidden="true" />
            </IconButton>
          ) : (
            <IconButton label="Send" variant="primary" size="medium" disabled={!canSend} onClick={submit}>
              <ArrowUp aria-hidden="true" />
            </IconButton>
          )
        }
      />
      <div className={styles.hints}>
        <Kbd>Enter</Kbd> send <Kbd>Shift</Kbd>
        <Kbd>Enter</Kbd> new line
        {end && <span className={styles.hintsEnd}>{end}</span>}
      </div>
    </>
  )
}
