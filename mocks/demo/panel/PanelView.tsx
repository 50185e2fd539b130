import { Mail, Pin, RotateCcw, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, type Ref, useRef } from 'react'
import { Button } from '../../../src/ui/Button/Button.tsx'
import { ConfirmDialog } from '../../../src/ui/ConfirmDialog/ConfirmDialog.tsx'
import { CopyButton } from '../../../src/ui/CopyButton/CopyButton.tsx'
import { IconButton } from '../../../src/ui/IconButton/IconButton.tsx'
import { Notice } from '../../../src/ui/Notice/Notice.tsx'
import { Spinner } from '../../../src/ui/Spinner/Spinner.tsx'
import { Tabs } from '../../../src/ui/Tabs/Tabs.tsx'
import type { ControlChange } from '../controls/controlChange.ts'
import { DifferencesButton } from '../differences/DifferencesButton.tsx'
import type { Role } from '../people/roles.ts'
import { ClockSection } from './ClockSection.tsx'
import { FaultsSection } from './FaultsSection.tsx'
import { LinkNotice } from './LinkNotice.tsx'
import * as styles from './PanelView.css.ts'
import { PeopleSection } from './PeopleSection.tsx'
import type { PanelTab } from './panelSettings.ts'
import { ScriptSection } from './ScriptSection.tsx'
import type { SectionProps } from './sectionProps.ts'
import { WorldSection } from './WorldSection.tsx'

export interface PanelViewProps extends Omit<SectionProps, 'controls'> {
  ref?: Ref<HTMLDivElement>
  id?: string
  /** Who is signed in; null for another person. */
  currentRole: Role | null
  tab: PanelTab
  onTabChange: (tab: PanelTab) => void
  /** Whether the panel stays open when an action opens another page. */
  isPinned: boolean
  onPinnedChange: (isPinned: boolean) => void
  /** The address that reproduces what the demo shows. */
  link: string
  onMailboxOpen: () => void
  onClose: () => void
}

const TITLE_ID = 'demo-panel-title'

/** The presenter panel: sign-in, script and settings of the demo. A dialog that leaves the page usable. */
export function PanelView(props: PanelViewProps) {
  const { ref, id, state, send, isPinned, onPinnedChange, link, onMailboxOpen, onClose } = props
  const { controls } = state.context
  const isBusy = state.hasTag('busy')

  function closeOnEscape({ key, target, currentTarget }: KeyboardEvent<HTMLElement>): void {
    // React also bubbles key events from portaled lists and dialogs, which handle Escape themselves.
    const isInside = target instanceof Node && currentTarget.contains(target)
    if (key === 'Escape' && isInside) onClose()
  }

  return (
    <div
      ref={ref}
      id={id}
      role="dialog"
      aria-labelledby={TITLE_ID}
      aria-busy={isBusy || undefined}
      tabIndex={-1}
      className={styles.panel}
      onKeyDown={closeOnEscape}
    >
      <div className={styles.head}>
        <h2 id={TITLE_ID} className={styles.title}>
          Presenter panel
        </h2>
        <IconButton
          label="Keep the panel open"
          aria-pressed={isPinned}
          className={styles.pin}
          onClick={() => onPinnedChange(!isPinned)}
        >
          <Pin aria-hidden="true" />
        </IconButton>
        <IconButton label="Close the panel" onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <div className={styles.body}>
        <Messages {...{ state, send }} />
        {controls === null ? (
          <NoControls {...{ state, send }} />
        ) : (
          <PanelTabs {...props} controls={controls} />
        )}
      </div>
      <div className={styles.foot}>
        <Button size="small" icon={<Mail aria-hidden="true" />} onClick={onMailboxOpen}>
          Mailbox
        </Button>
        <CopyButton size="small" text={link} what="link" />
        <Button
          size="small"
          icon={<RotateCcw aria-hidden="true" />}
          disabled={isBusy || controls === null}
          onClick={() => send({ type: 'change.requested', change: { kind: 'reset' } })}
        >
          Start over
        </Button>
        <DifferencesButton />
      </div>
      <ConfirmChange {...{ state, send }} />
    </div>
  )
}

/** What a change loses, with what it is called. */
function questionOf(change: ControlChange | null): { title: string; label: string; text: string } {
  switch (change?.kind) {
    case 'world':
      return {
        title: `Switch to the world “${change.world}”?`,
        label: 'Switch',
        text: 'Replaces the data of this demo and signs you out. You can restore the data afterwards.',
      }
    case 'deletePrevious':
      return {
        title: 'Delete the previous data?',
        label: 'Delete',
        text: 'Deletes the documents, chats, accounts and sign-ins from before the last start over or change of the world. You cannot restore them afterwards.',
      }
    default:
      return {
        title: 'Start the demo over?',
        label: 'Start over',
        text: 'Replaces the data of this demo by that of the world, turns all faults off and signs you out. You can restore the data afterwards.',
      }
  }
}

function ConfirmChange({ state, send }: Pick<SectionProps, 'state' | 'send'>): ReactNode {
  const { title, label, text } = questionOf(state.context.change)
  // A confirmed change disables the button that opened the dialog, or removes it.
  const isConfirmed = useRef(false)
  const panelIfConfirmed = () =>
    !isConfirmed.current || document.getElementById(TITLE_ID)?.closest<HTMLElement>('[role=dialog]')

  function answer(type: 'change.confirmed' | 'change.cancelled'): void {
    isConfirmed.current = type === 'change.confirmed'
    send({ type })
  }

  return (
    <ConfirmDialog
      open={state.matches('confirming')}
      danger={state.context.change?.kind === 'deletePrevious'}
      title={title}
      confirmLabel={label}
      finalFocus={panelIfConfirmed}
      onConfirm={() => answer('change.confirmed')}
      onCancel={() => answer('change.cancelled')}
    >
      {text}
    </ConfirmDialog>
  )
}

/** What went wrong, and what a link did. A refused fault is explained at its field. */
function Messages({ state, send }: Pick<SectionProps, 'state' | 'send'>): ReactNode {
  const { failure, change, linkResult } = state.context
  return (
    <>
      {failure !== null && change?.kind !== 'faults' && !state.matches('unavailable') && (
        <Notice tone="error">{failure}</Notice>
      )}
      {linkResult !== null && <LinkNotice {...{ linkResult, send }} />}
    </>
  )
}

/** Shown until the backend has answered. */
function NoControls({ state, send }: Pick<SectionProps, 'state' | 'send'>): ReactNode {
  if (!state.matches('unavailable')) return <Spinner label="Loading the demo" showLabel />
  return (
    <Notice
      tone="error"
      title="The demo's backend does not answer"
      action={
        <Button size="small" onClick={() => send({ type: 'retry.requested' })}>
          Retry
        </Button>
      }
    >
      {state.context.failure}
    </Notice>
  )
}

function PanelTabs({
  tab,
  onTabChange,
  ...props
}: PanelViewProps & Pick<SectionProps, 'controls'>): ReactNode {
  return (
    <Tabs
      label="Presenter panel"
      value={tab}
      onValueChange={onTabChange}
      tabs={[
        { value: 'people', label: 'Sign in as', content: <PeopleSection {...props} /> },
        { value: 'script', label: 'Script', content: <ScriptSection {...props} /> },
        {
          value: 'settings',
          label: 'World, faults, clock',
          content: (
            <>
              <WorldSection {...props} />
              <ClockSection {...props} />
              <FaultsSection {...props} />
            </>
          ),
        },
      ]}
    />
  )
}
