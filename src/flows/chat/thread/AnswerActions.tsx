import { Copy, RotateCw } from 'lucide-react'
import { formatTimeOfDay } from '../../../lib/text/format.ts'
import { IconButton } from '../../../ui/IconButton/IconButton.tsx'
import { Menu } from '../../../ui/Menu/Menu.tsx'
import { MenuItem } from '../../../ui/Menu/MenuItem.tsx'
import type { ChatEvent } from '../machine/chat.types.ts'
import { answerMarkdown, answerPlainText } from '../messages/answerCopies.ts'
import type { ThreadMessage } from '../messages/messages.ts'
import * as styles from './Message.css.ts'

export interface AnswerActionsProps {
  answer: ThreadMessage
  /** True for the last answer while no answer is pending. */
  canAskAgain: boolean
  send: (event: ChatEvent) => void
}

export function AnswerActions({ answer, canAskAgain, send }: AnswerActionsProps) {
  const copy = (text: string) => send({ type: 'copy.requested', text })
  return (
    <div className={styles.actions}>
      <Menu
        trigger={
          <IconButton label={`Copy the ${formatTimeOfDay(answer.timestamp)} answer`}>
            <Copy aria-hidden="true" />
          </IconButton>
        }
      >
        <MenuItem onSelect={() => copy(answerPlainText(answer))}>Copy as plain text</MenuItem>
        <MenuItem onSelect={() => copy(answerMarkdown(answer))}>Copy as Markdown</MenuItem>
      </Menu>
      {canAskAgain && (
        <IconButton label="Ask the last question again" onClick={() => send({ type: 'question.repeated' })}>
          <RotateCw aria-hidden="true" />
        </IconButton>
      )}
    </div>
  )
}
