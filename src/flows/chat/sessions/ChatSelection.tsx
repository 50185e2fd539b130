import type { ChatSession } from '../../../api/types.ts'
import { toDisplayName } from '../../../lib/text/displayName.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox/Checkbox.tsx'
import { countChats } from '../machine/chatSessions.ts'
import { countMessages } from './ChatSessionItem.tsx'
import * as styles from './ChatSessionList.css.ts'

export interface ChatSelectionProps {
  sessions: readonly ChatSession[]
  /** When each of them began, as text, by id. */
  times: ReadonlyMap<string, string>
  /** Ids. */
  selected: readonly string[]
  onSelect: (ids: readonly string[]) => void
  onDelete: () => void
}

/** Chat sessions with checkboxes, and a button that deletes the selected ones. The default export, for lazy loading. */
export default function ChatSelection({ sessions, times, selected, onSelect, onDelete }: ChatSelectionProps) {
  const isAll = selected.length > 0 && selected.length === sessions.length
  return (
    <>
      <div className={styles.selection}>
        <Checkbox
          label="All"
          checked={isAll}
          indeterminate={selected.length > 0 && !isAll}
          onCheckedChange={(checked) => onSelect(checked ? sessions.map(({ id }) => id) : [])}
        />
        <Button
          size="small"
          variant="danger"
          disabled={selected.length === 0}
          focusableWhenDisabled
          onClick={onDelete}
        >
          {selected.length === 0 ? 'Delete' : `Delete ${countChats(selected.length)}`}
        </Button>
      </div>
      <ul className={styles.list}>
        {sessions.map(({ id, title, message_count }) => (
          <li key={id}>
            <Checkbox
              className={styles.choice}
              label={toDisplayName(title)}
              hint={`${times.get(id)} · ${countMessages(message_count)}`}
              checked={selected.includes(id)}
              onCheckedChange={(checked) =>
                onSelect(checked ? [...selected, id] : selected.filter((other) => other !== id))
              }
            />
          </li>
        ))}
      </ul>
    </>
  )
}
