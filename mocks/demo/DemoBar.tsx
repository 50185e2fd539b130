import { ChevronDown, ChevronUp, Mail } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useEffect, useId, useRef, useState } from 'react'
import { VisuallyHidden } from '../../src/ui/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './DemoBar.css.ts'
import { Mailbox } from './Mailbox.tsx'
import { PresenterPanel } from './PresenterPanel.tsx'
import { StartOver } from './StartOver.tsx'
import { useMails } from './useMails.ts'
import type { WatchedBackend } from './watchCalls.ts'

export interface DemoBarProps {
  backend: WatchedBackend
  /** Whether the panel is open at first. */
  defaultOpen: boolean
  onStartOver: () => Promise<void>
}

/**
 * The demo's controls: mailbox, presenter panel and "Start over". Collapses into two tabs at the top edge.
 */
export function DemoBar({ backend, defaultOpen, onStartOver }: DemoBarProps) {
  const [isOpen, setOpen] = useState(defaultOpen)
  const tab = useRef<HTMLButtonElement>(null)
  const panelId = useId()

  // Closes after signing in, to leave the space to the app.
  useEffect(() => backend.listen('signedIn', () => setOpen(false)), [backend])

  function closeOnEscape({ key, target, currentTarget }: KeyboardEvent): void {
    // React also bubbles key events from portaled dialogs, which handle Escape themselves.
    const isInside = target instanceof Node && currentTarget.contains(target)
    if (key !== 'Escape' || !isOpen || !isInside) return
    setOpen(false)
    tab.current?.focus()
  }

  const Chevron = isOpen ? ChevronUp : ChevronDown
  return (
    <aside aria-label="Demo" className={styles.root} onKeyDown={closeOnEscape}>
      <div className={styles.tabs}>
        <MailTab backend={backend} />
        <button
          ref={tab}
          type="button"
          className={styles.tab}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setOpen(!isOpen)}
        >
          Demo
          <Chevron size={12} strokeWidth={1.6} aria-hidden="true" className={styles.chevron} />
        </button>
      </div>
      <div id={panelId} className={styles.panel} hidden={!isOpen}>
        <PresenterPanel />
        <StartOver onStartOver={onStartOver} />
      </div>
    </aside>
  )
}

/** Opens the mailbox and shows the number of unread messages. */
function MailTab({ backend }: { backend: WatchedBackend }) {
  const mails = useMails(backend)
  const [isOpen, setOpen] = useState(false)
  const [seen, setSeen] = useState(0)
  const unread = Math.max(0, mails.length - seen)

  function change(open: boolean): void {
    setOpen(open)
    setSeen(mails.length)
  }

  return (
    <>
      <button type="button" className={styles.tab} onClick={() => change(true)}>
        <Mail size={12} strokeWidth={1.6} aria-hidden="true" />
        <span className={styles.word}>Mail</span>
        {unread > 0 && (
          <span className={styles.unread}>
            {unread}
            <VisuallyHidden> unread</VisuallyHidden>
          </span>
        )}
      </button>
      <VisuallyHidden role="status">{unread > 0 && `New mail: ${mails[0]?.subject}`}</VisuallyHidden>
      <Mailbox open={isOpen} onOpenChange={change} mails={mails} />
    </>
  )
}
