import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { warnOnLeaving } from '../../lib/useLeaveWarning.ts'
import type { SessionActor } from '../../session/session.actors.ts'
import { toasts } from '../../ui/Toasts/toasts.ts'
import type { documentsMachine } from './documents.machine.ts'
import { uploadsOf } from './documents.uploads.ts'
import { isActiveUpload } from './uploads/uploadStatus.ts'

export type DocumentsActor = ActorRefFrom<typeof documentsMachine>

/** The session that the documents belong to. */
export type OwnerSession = Pick<SessionActor, 'getSnapshot' | 'subscribe'>

const actors = new WeakMap<OwnerSession, DocumentsActor>()

/** The user whose documents are available; null without backend access. */
export function documentsOwnerOf(session: OwnerSession): string | null {
  const snapshot = session.getSnapshot()
  return snapshot.matches('backend') ? (snapshot.context.grant?.user.id ?? null) : null
}

/**
 * The session's documents actor: the running one, or a new one. It runs on all pages of the app and stops when the
 * session's user changes.
 */
export function documentsActorOf(session: OwnerSession, create: () => DocumentsActor): DocumentsActor {
  return actors.get(session) ?? start(session, create())
}

function start(session: OwnerSession, actor: DocumentsActor): DocumentsActor {
  const owner = documentsOwnerOf(session)
  let removeWarning: (() => void) | null = null
  actors.set(session, actor)
  const subscriptions = [
    actor.on('failure.occurred', ({ title, text }) => toasts.error(title, text)),
    actor.subscribe((snapshot) => setWarning(hasUnsentFiles(snapshot))),
    session.subscribe(() => {
      if (documentsOwnerOf(session) !== owner) stop()
    }),
  ]
  actor.start()
  return actor

  function setWarning(isNeeded: boolean) {
    if (isNeeded) removeWarning ??= warnOnLeaving()
    else {
      removeWarning?.()
      removeWarning = null
    }
  }
  function stop() {
    actors.delete(session)
    for (const subscription of subscriptions) subscription.unsubscribe()
    setWarning(false)
    actor.stop()
  }
}

const hasUnsentFiles = (snapshot: SnapshotFrom<typeof documentsMachine>) =>
  snapshot.context.filesToInspect.length > 0 ||
  uploadsOf(snapshot).some(({ status }) => isActiveUpload(status))
