import { useMachine } from '@xstate/react'
import { useEffect } from 'react'
import type { User } from '../../api/types.ts'
import type { Settings } from '../../domain/settings.ts'
import { useLeaveWarning } from '../../lib/useLeaveWarning.ts'
import { useEmitted } from '../../lib/xstate/useEmitted.ts'
import { changeOf, keepChange } from './drafts.ts'
import { liveActors } from './section.actors.ts'
import { sectionMachine } from './section.machine.ts'
import { savingToasts, sayWhereSaved } from './toastsOf.ts'

const liveMachine = sectionMachine.provide({ actors: liveActors })

/** What every section of the page is told. */
export interface PageOptions {
  /** Whose unsaved changes are found again here. */
  owner: string
  accountId: string | null
  /** The settings as they stand. */
  kept: Settings
  /** The account has taken a change. */
  onUserChanged: (user: User) => void
}

export interface SectionOptions extends PageOptions {
  /** Tells the sections of one page apart. */
  name: string
  isAtOnce: boolean
  /** What is said when a change has been saved; nothing for a switch, which shows it. */
  savedTitle?: string
}

/** A section's machine, running: fed with what changes elsewhere, and telling how its savings went. */
export function useSection({
  name,
  isAtOnce,
  savedTitle,
  owner,
  accountId,
  kept,
  onUserChanged,
}: SectionOptions) {
  const [state, send, actor] = useMachine(liveMachine, {
    input: { accountId, isAtOnce, kept, edited: changeOf(owner, name) },
  })
  const { edited } = state.context

  useEmitted(actor, {
    ...savingToasts,
    'settings.saved': ({ user }) => {
      if (user !== null) onUserChanged(user)
      if (savedTitle !== undefined) sayWhereSaved(savedTitle, user)
    },
  })
  useEffect(() => send({ type: 'kept.changed', kept }), [send, kept])
  useEffect(() => keepChange(owner, name, edited), [owner, name, edited])
  useLeaveWarning(Object.keys(edited).length > 0)
  return [state, send] as const
}
