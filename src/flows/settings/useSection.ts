import { useMachine } from '@xstate/react'
import { useEffect } from 'react'
import { useEmitted } from '../../machines/useEmitted.ts'
import { useLeaveWarning } from '../../machines/useLeaveWarning.ts'
import { useSessionActor } from '../../session/SessionProvider.tsx'
import { changeOf, keepChange } from './drafts.ts'
import { liveActors } from './section.actors.ts'
import { sectionMachine } from './section.machine.ts'
import { savingToasts, sayWhereSaved } from './toastsOf.ts'
import { useKeptSettings } from './useKeptSettings.ts'

const liveMachine = sectionMachine.provide({ actors: liveActors })

export interface SectionOptions {
  /** Tells the sections of one page apart. */
  name: string
  /** Whose unsaved changes are found again here. */
  owner: string
  accountId: string | null
  isAtOnce: boolean
  /** What is said when a change has been saved; nothing for a switch, which shows it. */
  savedTitle?: string
}

/** A section's machine, running: fed with what changes elsewhere, and telling how its savings went. */
export function useSection({ name, owner, accountId, isAtOnce, savedTitle }: SectionOptions) {
  const session = useSessionActor()
  const kept = useKeptSettings()
  const [state, send, actor] = useMachine(liveMachine, {
    input: { accountId, isAtOnce, kept, edited: changeOf(owner, name) },
  })
  const { edited } = state.context

  useEmitted(actor, {
    ...savingToasts,
    'settings.saved': ({ user }) => {
      if (user !== null) session.send({ type: 'user.changed', user })
      if (savedTitle !== undefined) sayWhereSaved(savedTitle, user)
    },
  })
  useEffect(() => send({ type: 'kept.changed', kept }), [send, kept])
  useEffect(() => keepChange(owner, name, edited), [owner, name, edited])
  useLeaveWarning(Object.keys(edited).length > 0)
  return [state, send] as const
}
