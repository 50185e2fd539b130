import { Dialog } from '../../../ui/Dialog/Dialog.tsx'
import { Kbd } from '../../../ui/Kbd/Kbd.tsx'
import * as styles from './ShortcutHelp.css.ts'

const WHILE_TYPING = [
  { keys: ['Enter'], does: 'Send the question' },
  { keys: ['Shift', 'Enter'], does: 'Begin a new line' },
  { keys: ['Esc'], does: 'Stop the answer, or cancel an edit' },
]

const ANYWHERE_ELSE = [
  { keys: ['N'], does: 'New chat' },
  { keys: ['/'], does: 'Search your sessions' },
  { keys: ['I'], does: 'Go to the question field' },
  { keys: ['E'], does: 'Edit the last question' },
  { keys: ['R'], does: 'Ask the last question again' },
  { keys: ['Esc'], does: 'Close a passage, or stop the answer' },
  { keys: ['?'], does: 'Show these shortcuts' },
]

/** What the keyboard does in the chat. */
export function ShortcutHelp({
  open,
  onOpenChange,
}: {
  open: boolean
  onOpenChange: (open: boolean) => void
}) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Keyboard shortcuts">
      <Group title="While you type" entries={WHILE_TYPING} />
      <Group title="Anywhere else in the chat" entries={ANYWHERE_ELSE} />
    </Dialog>
  )
}

function Group({ title, entries }: { title: string; entries: typeof ANYWHERE_ELSE }) {
  return (
    <section>
      <h3 className={styles.title}>{title}</h3>
      <dl className={styles.list}>
        {entries.map(({ keys, does }) => (
          <div key={does} className={styles.entry}>
            <dt className={styles.does}>{does}</dt>
            <dd className={styles.keys}>
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
