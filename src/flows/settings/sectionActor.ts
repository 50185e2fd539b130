import { type ActorRefFrom, createActor } from 'xstate'
import { createOwnedActors } from '../../lib/xstate/createOwnedActors.ts'
import type { SessionActor } from '../../session/session.actors.ts'
import { settingsOwner } from './privacyActor.ts'
import { liveActors } from './section.actors.ts'
import { hasUnsavedChange, type SectionInput, sectionMachine } from './section.machine.ts'
import { closeBackgroundFailure, showBackgroundFailure } from './settingsToasts.ts'

export type SectionActor = ActorRefFrom<typeof sectionMachine>

const liveMachine = sectionMachine.provide({ actors: liveActors })

const createSectionActors = () =>
  createOwnedActors<SectionActor, SessionActor>({
    ownerOf: settingsOwner,
    isWorking: ({ context }) => hasUnsavedChange(context),
    onCreated: (actor) => {
      actor.on('saving.failed', ({ message }) => {
        if (!actor.getSnapshot().context.isPageOpen) showBackgroundFailure(message)
      })
    },
  })

const ACTORS = {
  profile: createSectionActors(),
  personalization: createSectionActors(),
  preferences: createSectionActors(),
  privacy: createSectionActors(),
}

export type SectionName = keyof typeof ACTORS

/** The session's actor of a section: saving goes on, and its failure is reported, on all pages of the app. */
export function sectionActorOf(session: SessionActor, name: SectionName, input: SectionInput): SectionActor {
  return ACTORS[name](session, () => {
    const actor = createActor(liveMachine, { input })
    actor.on('settings.saved', ({ user }) => {
      closeBackgroundFailure()
      if (user !== null) session.send({ type: 'user.changed', user })
    })
    return actor
  })
}
