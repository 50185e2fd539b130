import { Copy, RotateCw } from 'lucide-react'
import { plainTextOf } from '../../../domain/evidence.ts'
import { formatTimeOfDay } from '../../../lib/text/format.ts'
import { IconButton } from '../../../ui/IconButton/IconButton.tsx'
import { Menu } from '../../../ui/Menu/Menu.tsx'
import { MenuItem } from '../../../ui/Menu/MenuItem.tsx'
import type { ChatRequest } from '../chat.base.ts'
import * as styles from './Message.css.ts'
import type { ThreadMessage } from './messages.ts'
import { stamp } from './stamp.ts'

export interface AnswerActionsProps {
  answer: ThreadMessage
  /** It is the last one, and nothing is on its way. */
  canAskAgain: boolean
  send: (event: ChatRequest) => void
}

/** What can be done with an answer. */
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
        <MenuItem onSelect={() => copy(plainTextOf(answer.content))}>Copy as plain text</MenuItem>
        <MenuItem onSelect={() => copy(answer.content)}>Copy as Markdown</MenuItem>
      </Menu>
      {canAskAgain && (
        <IconButton
          label="Ask the last question again"
          onClick={() => send({ type: 'question.repeated', ...stamp() })}
        >
          <RotateCw aria-hidden="true" />
        </IconButton>
      )}
    </div>
  )
}
