import { Mail, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, type Ref, useRef } from 'react'
import { Button } from '../../../src/ui/Button/Button.tsx'
import { ConfirmDialog } from '../../../src/ui/ConfirmDialog/ConfirmDialog.tsx'
import { CopyButton } from '../../../src/ui/CopyButton/CopyButton.tsx'
import { IconButton } from '../../../src/ui/IconButton/IconButton.tsx'
import { Notice } from '../../../src/ui/Notice/Notice.tsx'
import { Spinner } from '../../../src/ui/Spinner/Spinner.tsx'
import { Tabs } from '../../../src/ui/Tabs/Tabs.tsx'
import type { ControlState } from '../../control/state.ts'
import type { ControlChange } from '../controls/controlChange.ts'
import { DifferencesButton } from '../differences/DifferencesButton.tsx'
import { type Role, titleOf } from '../people/roles.ts'
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
  /** The name by which the app greets the user; empty for the user's own. */
  prospect: string
  onProspectChange: (name: string) => void
  /** The address that reproduces what the demo shows. */
  link: string
  onMailboxOpen: () => void
  onClose: () => void
}

const TITLE_ID = 'demo-panel-title'

/** The presenter panel: sign-in, script and settings of the demo. A dialog that leaves the page usable. */
export function PanelView(props: PanelViewProps) {
  const { ref, id, state, send, link, onMailboxOpen, onClose } = props
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
        <DifferencesButton />
      </div>
      <ConfirmChange {...{ state, send }} />
    </div>
  )
}

/** What a change loses, with what it is called. */
function questionOf(
  change: ControlChange | null,
  controls: ControlState | null,
): { title: string; label: string; text: string } {
  return change?.kind === 'world'
    ? {
        title: `Switch to “${titleOf(change.world, controls)}”?`,
        label: 'Switch',
        text: 'Replaces the data of this demo and signs you out. You can restore the present data in this panel.',
      }
    : {
        title: 'Delete the previous data?',
        label: 'Delete',
        text: 'Deletes the documents, chats, accounts and sign-ins from before the demo was last started over or its data was replaced. They cannot be restored.',
      }
}

function ConfirmChange({ state, send }: Pick<SectionProps, 'state' | 'send'>): ReactNode {
  const { title, label, text } = questionOf(state.context.change, state.context.controls)
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
          label: 'Data, faults, clock',
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
