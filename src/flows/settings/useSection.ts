import { useMachine } from '@xstate/react'
import { useEffect } from 'react'
import type { User } from '../../api/types.ts'
import type { Settings } from '../../domain/settings.ts'
import { useLeaveWarning } from '../../lib/useLeaveWarning.ts'
import { useEmitted } from '../../lib/xstate/useEmitted.ts'
import { liveActors } from './section.actors.ts'
import { sectionMachine } from './section.machine.ts'
import { savingToasts, showSavedToast } from './settingsToasts.ts'
import { readUnsavedChange, storeUnsavedChange } from './unsavedChanges.ts'

const liveMachine = sectionMachine.provide({ actors: liveActors })

/** The options that all sections have in common. */
export interface SharedSectionOptions {
  /** Unsaved changes are restored for this user; empty in access mode demo. */
  userId: string
  /** The backend account that stores the settings; null when this device stores them. */
  accountId: string | null
  settings: Settings
  /** Called with the updated backend user after a change was saved. */
  onUserChanged: (user: User) => void
}

export interface SectionOptions extends SharedSectionOptions {
  /** Unique on the page. */
  name: string
  isAutoSaved: boolean
  /** Title of the toast after saving; no toast without it. */
  savedTitle?: string
}

/** Runs a section's machine: passes it changed settings, shows toasts and stores unsaved changes. */
export function useSection({
  name,
  isAutoSaved,
  savedTitle,
  userId,
  accountId,
  settings,
  onUserChanged,
}: SectionOptions) {
  const [state, send, actor] = useMachine(liveMachine, {
    input: { accountId, isAutoSaved, saved: settings, edited: readUnsavedChange(userId, name) },
  })
  const { edited } = state.context

  useEmitted(actor, {
    ...savingToasts,
    'settings.saved': ({ user }) => {
      if (user !== null) onUserChanged(user)
      if (savedTitle !== undefined) showSavedToast(savedTitle, user)
    },
  })
  useEffect(() => send({ type: 'settings.changed', settings }), [send, settings])
  useEffect(() => storeUnsavedChange(userId, name, edited), [userId, name, edited])
  useLeaveWarning(Object.keys(edited).length > 0)
  return [state, send] as const
}
