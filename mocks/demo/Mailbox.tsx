import { useEffect, useState } from 'react'
import { tokens } from '../../src/theme/tokens.ts'
import { Dialog } from '../../src/ui/Dialog/Dialog.tsx'
import { EmptyState } from '../../src/ui/EmptyState/EmptyState.tsx'
import type { MailRow } from '../hosted/rows.ts'
import { MessageList } from './mailbox/MessageList.tsx'
import { MessageView } from './mailbox/MessageView.tsx'
import * as styles from './mailbox/panes.css.ts'
import type { ReadMails } from './mailbox/useReadMails.ts'

export interface MailboxProps extends ReadMails {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Newest first. */
  mails: readonly MailRow[]
}

/** Every email and text message sent in the demo, to any recipient. */
export function Mailbox({ open, onOpenChange, mails, ...readMails }: MailboxProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Mailbox" width="page">
      {mails.length === 0 ? (
        <EmptyState
          title="No mail yet"
          text="Emails and text messages sent by this demo appear here."
          level={3}
          className={styles.empty}
        />
      ) : (
        <Panes mails={mails} onFollow={() => onOpenChange(false)} {...readMails} />
      )}
    </Dialog>
  )
}

/** List and message side by side; on narrow screens one of them. */
function Panes({
  mails,
  onFollow,
  isRead,
  markRead,
}: Pick<MailboxProps, 'mails' | keyof ReadMails> & { onFollow: () => void }) {
  // The newest message is open until another one is chosen. On narrow screens the list is shown first.
  const [selectedId, setSelectedId] = useState<string | null>(null)
  const [pane, setPane] = useState<'list' | 'message'>('list')
  const selected = mails.find(({ id }) => id === selectedId) ?? mails[0]
  const shownId = selected?.id

  useEffect(() => {
    const isShown = pane === 'message' || !matchMedia(tokens.media.narrow).matches
    if (shownId !== undefined && isShown) markRead(shownId)
  }, [shownId, pane, markRead])

  return (
    <div className={styles.panes} data-pane={pane}>
      <MessageList
        mails={mails}
        isRead={isRead}
        selectedId={shownId}
        isFocused={pane === 'list'}
        onSelect={(id) => {
          setSelectedId(id)
          setPane('message')
        }}
      />
      {selected && (
        <MessageView
          key={selected.id}
          mail={selected}
          isFocused={pane === 'message'}
          onBack={() => setPane('list')}
          onFollow={onFollow}
        />
      )}
    </div>
  )
}
