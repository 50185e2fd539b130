import { ArrowRight } from 'lucide-react'
import { formatTimeOfDay } from '../../src/lib/text/format.ts'
import { Accordion } from '../../src/ui/Accordion/Accordion.tsx'
import { ButtonLink } from '../../src/ui/ButtonLink/ButtonLink.tsx'
import { Drawer } from '../../src/ui/Drawer/Drawer.tsx'
import { EmptyState } from '../../src/ui/EmptyState/EmptyState.tsx'
import type { MailRow } from '../hosted/rows.ts'
import * as styles from './Mailbox.css.ts'

export interface MailboxProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Newest first. */
  mails: readonly MailRow[]
}

/** Every email and text message sent in the demo, to any recipient. */
export function Mailbox({ open, onOpenChange, mails }: MailboxProps) {
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title="Mailbox" side="end" width="wide">
      {mails.length === 0 ? (
        <EmptyState title="No mail yet" text="Emails and text messages sent by this demo appear here." />
      ) : (
        // A new key resets the accordion, so that the newest message is open.
        <Accordion
          key={mails[0]?.id}
          level={3}
          defaultValue={mails.slice(0, 1).map(({ id }) => id)}
          items={mails.map((mail) => ({
            id: mail.id,
            title: <Envelope mail={mail} />,
            content: <Letter mail={mail} onFollow={() => onOpenChange(false)} />,
          }))}
        />
      )}
    </Drawer>
  )
}

function Envelope({ mail: { subject, to, sent_at } }: { mail: MailRow }) {
  return (
    <span className={styles.envelope}>
      <span>{subject}</span>
      <span className={styles.to}>
        {to} · {formatTimeOfDay(sent_at)}
      </span>
    </span>
  )
}

/** Following the link closes the mailbox, because the link may lead to the current page. */
function Letter({ mail: { body, link }, onFollow }: { mail: MailRow; onFollow: () => void }) {
  return (
    <div className={styles.letter}>
      {body.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {link && (
        <ButtonLink
          variant="primary"
          href={link.href}
          icon={<ArrowRight aria-hidden="true" />}
          onClick={onFollow}
        >
          {link.label}
        </ButtonLink>
      )}
    </div>
  )
}
