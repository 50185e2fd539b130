import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { createOwnedActors } from '../../../lib/xstate/createOwnedActors.ts'
import type { OwnerSession } from '../../../session/session.actors.ts'
import { toasts } from '../../../ui/Toasts/toasts.ts'
import { isActiveUpload } from '../upload/uploadStatus.ts'
import type { documentsMachine } from './documents.machine.ts'
import { uploadsOf } from './documents.uploads.ts'

export type DocumentsActor = ActorRefFrom<typeof documentsMachine>

/** The user whose documents are available; null without backend access. */
export function documentsOwnerOf(session: OwnerSession): string | null {
  const snapshot = session.getSnapshot()
  return snapshot.matches('backend') ? (snapshot.context.grant?.user.id ?? null) : null
}

/** The session's documents actor, which indexes and uploads documents on all pages of the app. */
export const documentsActorOf = createOwnedActors<DocumentsActor, OwnerSession>({
  ownerOf: documentsOwnerOf,
  isWorking: hasUnsentFiles,
  onCreated: (actor) => {
    actor.on('failure.occurred', ({ title, text }) => toasts.error(title, text))
    actor.on('failure.resolved', ({ title }) => toasts.closeError(title))
  },
})

function hasUnsentFiles(snapshot: SnapshotFrom<typeof documentsMachine>): boolean {
  return (
    snapshot.context.filesToInspect.length > 0 ||
    uploadsOf(snapshot).some(({ status }) => isActiveUpload(status))
  )
}
