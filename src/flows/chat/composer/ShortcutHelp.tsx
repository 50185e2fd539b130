import { MODIFIER_KEY } from '../../../lib/modifierKey.ts'
import { Dialog } from '../../../ui/Dialog/Dialog.tsx'
import { Kbd } from '../../../ui/Kbd/Kbd.tsx'
import * as styles from './ShortcutHelp.css.ts'

const COMPOSER_SHORTCUTS = [
  { keys: ['Enter'], action: 'Send the question' },
  { keys: ['Shift', 'Enter'], action: 'Begin a new line' },
  { keys: ['@'], action: 'Limit the chat to a document' },
  { keys: ['Esc'], action: 'Stop the answer, or cancel an edit' },
]

const PAGE_SHORTCUTS = [
  { keys: [MODIFIER_KEY, 'K'], action: 'Find anything' },
  { keys: ['N'], action: 'New chat' },
  { keys: ['/'], action: 'Search your sessions' },
  { keys: ['I'], action: 'Go to the question field' },
  { keys: ['E'], action: 'Edit the last question' },
  { keys: ['R'], action: 'Ask the last question again' },
  { keys: ['Esc'], action: 'Close a passage, or stop the answer' },
  { keys: ['?'], action: 'Show these shortcuts' },
]

export interface ShortcutHelpProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function ShortcutHelp({ open, onOpenChange }: ShortcutHelpProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Keyboard shortcuts">
      <ShortcutGroup title="While you type" entries={COMPOSER_SHORTCUTS} />
      <ShortcutGroup title="Anywhere else in the chat" entries={PAGE_SHORTCUTS} />
    </Dialog>
  )
}

function ShortcutGroup({ title, entries }: { title: string; entries: typeof PAGE_SHORTCUTS }) {
  return (
    <section>
      <h3 className={styles.title}>{title}</h3>
      <dl className={styles.list}>
        {entries.map(({ keys, action }) => (
          <div key={action} className={styles.entry}>
            <dt className={styles.action}>{action}</dt>
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
