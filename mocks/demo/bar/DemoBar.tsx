import { useMachine } from '@xstate/react'
import { useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation, useNavigate } from 'react-router-dom'
import { onDataDeletion } from '../../../src/device/deviceSettings.ts'
import { PATHS } from '../../../src/domain/paths.ts'
import { log } from '../../../src/lib/log/log.ts'
import { useEmitted } from '../../../src/lib/xstate/useEmitted.ts'
import { useSession, useSessionActor } from '../../../src/session/SessionProvider.tsx'
import { toasts } from '../../../src/ui/Toasts/toasts.ts'
import type { DemoControls } from '../controls/demoControls.ts'
import { type DemoLink, formatDemoLink } from '../link/demoLink.ts'
import { Mailbox } from '../Mailbox.tsx'
import { useReadMails } from '../mailbox/useReadMails.ts'
import { PanelView } from '../panel/PanelView.tsx'
import { createPanelActors } from '../panel/panel.actors.ts'
import { panelMachine } from '../panel/panel.machine.ts'
import { type PanelSettings, readPanelSettings, storePanelSettings } from '../panel/panelSettings.ts'
import { currentRole } from '../people/currentRole.ts'
import { nextStep } from '../script/script.ts'
import { scriptTextsOf } from '../script/scriptTexts.ts'
import { useMails } from '../useMails.ts'
import type { WatchedBackend } from '../watchCalls.ts'
import { BarView } from './BarView.tsx'
import { BACK_KEY, NEXT_KEY, PANEL_KEY, useDemoKeys } from './useDemoKeys.ts'
import { usePanelFocus } from './usePanelFocus.ts'

export interface DemoBarProps {
  backend: WatchedBackend
  controls: DemoControls
  /** The link that was opened, or null. */
  link: DemoLink | null
}

export function DemoBar({ backend, controls, link }: DemoBarProps) {
  const session = useSessionActor()
  const navigate = useNavigate()
  const latestNavigate = useRef(navigate)
  latestNavigate.current = navigate
  const [settings, setSettings] = useState(readPanelSettings)
  const [machine] = useState(() =>
    panelMachine.provide({
      actors: createPanelActors({
        session,
        controls,
        handle: backend.handle,
        open: (path, state) => latestNavigate.current(path, { state }),
        showMailbox: (isOpen) => setMailboxOpen(isOpen),
      }),
    }),
  )
  const [isMailboxOpen, setMailboxOpen] = useState(false)
  const [state, send, actor] = useMachine(machine, { input: { link, position: settings.position } })
  const mails = useMails(backend)
  const readMails = useReadMails()
  const panelId = useId()
  // A panel that opens with the page leaves the focus where it is, unless the panel has loaded the page again.
  const panelRef = usePanelFocus({
    isOpen: settings.isOpen,
    isBusy: state.hasTag('busy'),
    atStart: settings.keepsFocus,
  })
  const handleRef = useRef<HTMLButtonElement>(null)
  /** Had the focus before the panel opened. */
  const previousFocus = useRef<Element | null>(null)
  const role = useSession((snapshot) => {
    const known = state.context.controls
    return known && currentRole(snapshot, known)
  })

  /** Several events of the same moment change them, before the component is rendered again. */
  const latestSettings = useRef<PanelSettings>({ ...settings, keepsFocus: false, hasStartedOver: false })

  function change(changes: Partial<PanelSettings>): void {
    latestSettings.current = { ...latestSettings.current, ...changes }
    setSettings(latestSettings.current)
    storePanelSettings(latestSettings.current)
  }

  function openPanel(): void {
    previousFocus.current = document.activeElement
    change({ isOpen: true })
  }

  function closePanel(): void {
    change({ isOpen: false })
    const previous = previousFocus.current
    const target = previous instanceof HTMLElement && previous !== document.body && previous.isConnected
    ;(target ? previous : handleRef.current)?.focus()
  }

  useEffect(
    () =>
      controls.subscribe(() => {
        const changed = controls.state()
        if (changed !== null) send({ type: 'controls.changed', controls: changed })
      }),
    [controls, send],
  )

  useEmitted(actor, {
    'restart.requested': ({ at }) => {
      change(at === 'home' ? { prospect: '', hasStartedOver: true } : { keepsFocus: true })
      if (at === 'home') location.assign(PATHS.home)
      else location.reload()
    },
    'page.changed': () => change({ isOpen: false }),
    'step.failed': ({ reason }) => toasts.error('This step is not possible', reason),
    'link.applied': ({ result: { problems, hasReplacedData } }) => {
      if (problems.length > 0) change({ isOpen: true })
      else if (hasReplacedData)
        toasts.success('The link has replaced the data of this demo', 'The presenter panel can restore it.')
    },
    'position.changed': ({ position }) => change({ position }),
  })

  useEffect(() => {
    // Signing in as another role, which the panel does, is not a log out.
    const deletePrevious = () => {
      if (controls.state()?.canUndo === false || actor.getSnapshot().hasTag('busy')) return
      controls
        .change({ kind: 'deletePrevious' })
        .catch((error: unknown) => log.error('The previous data could not be deleted.', { error }))
    }
    const { unsubscribe } = session.on('session.ended', ({ endReason }) => {
      if (endReason === 'requested' || endReason === 'deviceOnly') deletePrevious()
    })
    const stopListening = onDataDeletion(deletePrevious)
    return () => {
      unsubscribe()
      stopListening()
    }
  }, [session, controls, actor])

  const canPresent = state.context.controls !== null && scriptTextsOf(state.context.controls.world) !== null
  useDemoKeys({
    [PANEL_KEY.key]: () => (settings.isOpen ? closePanel() : openPanel()),
    [NEXT_KEY.key]: () =>
      canPresent && send({ type: 'step.requested', step: nextStep(state.context.position) }),
    [BACK_KEY.key]: () => send({ type: 'step.returned' }),
  })

  useEffect(() => {
    // React's strict mode runs effects twice.
    const { hasStartedOver } = readPanelSettings()
    storePanelSettings(latestSettings.current)
    if (hasStartedOver)
      toasts.success('Ready for the next prospect', 'The presenter panel can restore the previous data.')
  }, [])

  const { pathname, search } = useLocation()
  const known = state.context.controls
  const query =
    known &&
    formatDemoLink({
      world: known.world,
      as: role,
      at: pathname + search,
      faults: known.faults,
      clockMs: known.clock.offsetMs,
    })

  // Outside of the app, so that its dialogs leave the bar usable.
  return createPortal(
    <aside aria-label="Demo">
      <BarView
        controls={known}
        {...{ state, send }}
        panelId={panelId}
        handleRef={handleRef}
        isPanelOpen={settings.isOpen}
        onPanelToggle={() => (settings.isOpen ? closePanel() : openPanel())}
        unreadMails={mails.filter(({ id }) => !readMails.isRead(id)).length}
        newestSubject={mails[0]?.subject}
        onMailboxOpen={() => setMailboxOpen(true)}
      />
      {settings.isOpen && (
        <PanelView
          ref={panelRef}
          id={panelId}
          {...{ state, send }}
          currentRole={role}
          tab={settings.tab}
          onTabChange={(tab) => change({ tab })}
          prospect={settings.prospect}
          onProspectChange={(prospect) => change({ prospect })}
          link={`${location.origin}${PATHS.home}${query ?? ''}`}
          onMailboxOpen={() => setMailboxOpen(true)}
          onClose={closePanel}
        />
      )}
      <Mailbox open={isMailboxOpen} onOpenChange={setMailboxOpen} mails={mails} {...readMails} />
    </aside>,
    document.body,
  )
}
