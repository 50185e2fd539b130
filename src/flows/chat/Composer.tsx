import { ArrowUp, Square } from 'lucide-react'
import type { KeyboardEvent, Ref } from 'react'
import { IconButton } from '../../ui/IconButton/IconButton.tsx'
import { Kbd } from '../../ui/Kbd/Kbd.tsx'
import { TextArea } from '../../ui/TextArea/TextArea.tsx'
import * as styles from './Composer.css.ts'
import type { ChatRequest } from './chat.setup.ts'
import { stamp } from './stamp.ts'
import type { ThreadStatus } from './viewStatus.ts'

export interface ComposerProps {
  draft: string
  status: ThreadStatus
  send: (event: ChatRequest) => void
  ref: Ref<HTMLTextAreaElement>
}

const LABEL = 'Ask about your documents'

/** Where questions are typed. Enter sends, Shift and Enter begins a line. */
export function Composer({ draft, status, send, ref }: ComposerProps) {
  const canSend = draft.trim() !== '' && (status === 'open' || status === 'sendFailed')
  const submit = () => send({ type: 'message.submitted', ...stamp() })
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes a word, Enter accepts the word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (canSend) submit()
  }
  return (
    <>
      <TextArea
        ref={ref}
        label={LABEL}
        hideLabel
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
      </div>
    </>
  )
}
