import { type ActorRefFrom, createActor } from 'xstate'
import { downloadFile } from '../../lib/downloadFile.ts'
import { createOwnedActors } from '../../lib/xstate/createOwnedActors.ts'
import type { OwnerSession } from '../../session/session.actors.ts'
import { deleteDataActor } from './dataDeletion.actors.ts'
import { exportDataActor } from './dataExport.actors.ts'
import { type DataOwner, privacyMachine } from './privacy.machine.ts'
import { privacyToasts } from './settingsToasts.ts'

export type PrivacyActor = ActorRefFrom<typeof privacyMachine>

const liveMachine = privacyMachine.provide({
  actors: { exportData: exportDataActor, deleteData: deleteDataActor },
})

/** Identifies the access mode and the account of a session. */
export function settingsOwner(session: OwnerSession): string {
  const { value, context } = session.getSnapshot()
  return `${String(value)} ${context.grant?.user.id ?? context.hostedUser?.id}`
}

const actorOf = createOwnedActors<PrivacyActor, OwnerSession>({
  ownerOf: settingsOwner,
  isWorking: (snapshot) => snapshot.matches('exporting') || snapshot.matches('deleting'),
  onCreated(actor) {
    actor.on('data.exported', ({ file, missing }) => {
      downloadFile(file.name, file.text, 'application/json')
      privacyToasts['data.exported']({ file, missing })
    })
    actor.on('export.failed', privacyToasts['export.failed'])
    actor.on('deletion.failed', privacyToasts['deletion.failed'])
  },
})

/** The session's privacy actor: an export or deletion goes on, and its result is reported, on all pages of the app. */
export function privacyActorOf(session: OwnerSession, owner: DataOwner): PrivacyActor {
  return actorOf(session, () => createActor(liveMachine, { input: { owner } }))
}
