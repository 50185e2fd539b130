import { ChevronDown, ChevronUp, RotateCcw } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../src/ui/Button/Button.tsx'
import { ConfirmDialog } from '../../src/ui/ConfirmDialog/ConfirmDialog.tsx'
import { DEMO_USER } from '../worlds/people.ts'
import { CopyButton } from './CopyButton.tsx'
import * as styles from './DemoBar.css.ts'

export interface DemoBarProps {
  /** Unfolded at first. */
  defaultOpen: boolean
  /** Calls back once somebody has signed in. Returns how to stop it. */
  onSignIn: (listener: () => void) => () => void
  onStartOver: () => Promise<void>
}

/** Says that this is the demo, whom to sign in as, and begins it again. Folds into a tab at the top edge. */
export function DemoBar({ defaultOpen, onSignIn, onStartOver }: DemoBarProps) {
  const [isOpen, setOpen] = useState(defaultOpen)
  const tab = useRef<HTMLButtonElement>(null)
  const panelId = useId()

  // From then on the room is the app's.
  useEffect(() => onSignIn(() => setOpen(false)), [onSignIn])

  function closeOnEscape({ key, target, currentTarget }: KeyboardEvent): void {
    // React also tells what happens in the dialog, which closes by itself.
    const isInside = target instanceof Node && currentTarget.contains(target)
    if (key !== 'Escape' || !isOpen || !isInside) return
    setOpen(false)
    tab.current?.focus()
  }

  const Chevron = isOpen ? ChevronUp : ChevronDown
  return (
    <aside aria-label="Demo" className={styles.root} onKeyDown={closeOnEscape}>
      <button
        ref={tab}
        type="button"
        className={styles.tab}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
      >
        Demo
        <Chevron size={12} strokeWidth={1.6} aria-hidden="true" />
      </button>
      <div id={panelId} className={styles.panel} hidden={!isOpen}>
        <p className={styles.words}>
          Everything works, and nothing leaves this browser. Sign in as {DEMO_USER.firstName}{' '}
          {DEMO_USER.lastName}, or upload documents of your own.
        </p>
        <dl className={styles.credentials}>
          <dt className={styles.term}>Email</dt>
          <dd className={styles.value}>
            <CopyButton value={DEMO_USER.email} />
          </dd>
          <dt className={styles.term}>Password</dt>
          <dd className={styles.value}>
            <CopyButton value={DEMO_USER.password} />
          </dd>
        </dl>
        <StartOver onStartOver={onStartOver} />
      </div>
    </aside>
  )
}

function StartOver({ onStartOver }: Pick<DemoBarProps, 'onStartOver'>) {
  const [step, setStep] = useState<'idle' | 'asking' | 'working'>('idle')

  function confirm(): void {
    setStep('working')
    void onStartOver()
  }

  return (
    <>
      <Button size="small" icon={<RotateCcw aria-hidden="true" />} onClick={() => setStep('asking')}>
        Start over
      </Button>
      <ConfirmDialog
        open={step !== 'idle'}
        title="Start the demo over?"
        confirmLabel="Start over"
        danger
        busy={step === 'working'}
        onConfirm={confirm}
        onCancel={() => setStep('idle')}
      >
        What you uploaded and asked in this browser is deleted, and you are signed out.
      </ConfirmDialog>
    </>
  )
}
