import { ArrowUp, Square } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, type ReactNode, type RefObject, useRef, useState } from 'react'
import { Button } from '../../../ui/Button/Button.tsx'
import { IconButton } from '../../../ui/IconButton/IconButton.tsx'
import { Kbd } from '../../../ui/Kbd/Kbd.tsx'
import { TextArea } from '../../../ui/TextArea/TextArea.tsx'
import type { ChatEvent } from '../machine/chat.types.ts'
import type { ThreadStatus } from '../machine/viewStatus.ts'
import * as styles from './Composer.css.ts'
import { ScopeBar, type ScopeBarProps } from './ScopeBar.tsx'

export interface ComposerProps extends Pick<ScopeBarProps, 'documents' | 'scope' | 'unavailable' | 'names'> {
  draft: string
  /** The draft is an edit of the last question. */
  isEditing: boolean
  status: ThreadStatus
  send: (event: ChatEvent) => void
  ref: RefObject<HTMLTextAreaElement | null>
  /** Shown next to the key hints. */
  toolbar: ReactNode
}

const LABEL = 'Ask about your documents'

/** `keyCode` of key events that an input method handles. */
const COMPOSING_KEY_CODE = 229

/**
 * The text field for questions, and the documents that they are limited to. Enter sends; Shift+Enter inserts a line break;
 * Escape cancels; @ opens the list of documents.
 */
export function Composer({ draft, isEditing, status, send, ref, toolbar, ...documents }: ComposerProps) {
  const [isListOpen, setListOpen] = useState(false)
  /** The position of the @ that opened the list; null if the button did. */
  const mention = useRef<number | null>(null)
  const openList = (isOpen: boolean) => {
    setListOpen(isOpen)
    if (isOpen) send({ type: 'documents.requested' })
  }
  const onInput = ({
    currentTarget: { value, selectionStart },
    nativeEvent,
  }: FormEvent<HTMLTextAreaElement>) => {
    const at = selectionStart - 1
    const isMention =
      nativeEvent instanceof InputEvent && nativeEvent.data === '@' && /(?:^|\s)$/.test(value.slice(0, at))
    if (!isMention || documents.documents?.length === 0) return
    mention.current = at
    openList(true)
  }
  const choose = (documentIds: string[]) => {
    const { current: at } = mention
    if (at === null) return send({ type: 'scope.chosen', documentIds })
    send({ type: 'scope.chosen', documentIds: [...new Set([...documents.scope, ...documentIds])] })
    send({ type: 'draft.edited', text: draft.slice(0, at) + draft.slice(at + 1) })
    openList(false)
  }
  const canSend = draft.trim() !== '' && (status === 'open' || status === 'deleted')
  const submit = () => send({ type: 'message.submitted' })
  const cancel = () => {
    if (isEditing) send({ type: 'edit.cancelled' })
    else if (status === 'waiting') send({ type: 'answer.cancelled' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Ignores keys that an input method handles. Safari reports them only by keyCode.
    if (event.nativeEvent.isComposing || event.keyCode === COMPOSING_KEY_CODE) return
    if (event.key === 'Escape') cancel()
    if (event.key !== 'Enter' || event.shiftKey) return
    event.preventDefault()
    if (canSend) submit()
  }
  return (
    <>
      {isEditing && (
        <div className={styles.editing}>
          Editing your last question
          <Button size="small" variant="quiet" edge="end" onClick={cancel}>
            Cancel
          </Button>
        </div>
      )}
      <ScopeBar
        {...documents}
        isOpen={isListOpen}
        onOpenChange={openList}
        onChoose={choose}
        finalFocus={() => {
          if (mention.current === null) return true
          mention.current = null
          return ref.current
        }}
        send={send}
      />
      <TextArea
        ref={ref}
        onInput={onInput}
        label={LABEL}
        hideLabel
        dir="auto"
        placeholder={LABEL}
        value={draft}
        onValueChange={(text) => send({ type: 'draft.edited', text })}
        onKeyDown={onKeyDown}
        end={
          status === 'waiting' ? (
            // Ignores the second click of a double click on Send, which this button replaces.
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
        <span className={styles.toolbar}>{toolbar}</span>
      </div>
    </>
  )
}
