import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { warnOnLeaving } from '../../lib/useLeaveWarning.ts'
import type { SessionActor } from '../../session/session.actors.ts'
import { documentActorIn } from './documents.base.ts'
import type { documentsMachine } from './documents.machine.ts'
import { uploadsOf } from './documents.uploads.ts'
import { isActiveUpload } from './uploads/uploadStatus.ts'

export type DocumentsActor = ActorRefFrom<typeof documentsMachine>
type DocumentsSnapshot = SnapshotFrom<typeof documentsMachine>

/** The session that the documents belong to. */
export type OwnerSession = Pick<SessionActor, 'getSnapshot' | 'subscribe'>

interface OpenKnowledgeBase {
  actor: DocumentsActor
  isPageOpen: boolean
  /** Stops the actor if the page is closed and no work is left. */
  stopIfDone: () => void
}

const openKnowledgeBases = new WeakMap<OwnerSession, OpenKnowledgeBase>()

/** The running documents actor of this session. */
export function getDocumentsActor(session: OwnerSession): DocumentsActor | undefined {
  return openKnowledgeBases.get(session)?.actor
}

/**
 * Starts the documents actor of a session, or continues with the running one. Returns the function to call when the
 * page closes.
 *
 * The actor continues without its page while files are uploading or wait for a decision, failed uploads are not
 * dismissed, or documents are being deleted. It stops when the session's user changes.
 */
export function openKnowledgeBase(session: OwnerSession, actor: DocumentsActor, search: string): () => void {
  const running = openKnowledgeBases.get(session)
  const knowledgeBase = running ?? start(session, actor)
  knowledgeBase.isPageOpen = true
  if (running !== undefined) actor.send({ type: 'page.revisited', search })
  return () => {
    knowledgeBase.isPageOpen = false
    knowledgeBase.stopIfDone()
  }
}

function start(session: OwnerSession, actor: DocumentsActor): OpenKnowledgeBase {
  const userId = userIdOf(session)
  let removeWarning: (() => void) | null = null
  const knowledgeBase: OpenKnowledgeBase = { actor, isPageOpen: true, stopIfDone }
  openKnowledgeBases.set(session, knowledgeBase)
  actor.start()
  const subscriptions = [
    session.subscribe(() => {
      if (userIdOf(session) !== userId) stop()
    }),
    actor.subscribe((snapshot) => {
      setWarning(hasUnsentFiles(snapshot))
      stopIfDone()
    }),
  ]
  return knowledgeBase

  function setWarning(isNeeded: boolean) {
    if (isNeeded) removeWarning ??= warnOnLeaving()
    else {
      removeWarning?.()
      removeWarning = null
    }
  }
  function stopIfDone() {
    const snapshot = actor.getSnapshot()
    if (!knowledgeBase.isPageOpen && !hasFiles(snapshot) && !isDeleting(snapshot)) stop()
  }
  function stop() {
    if (openKnowledgeBases.get(session) !== knowledgeBase) return
    openKnowledgeBases.delete(session)
    for (const subscription of subscriptions) subscription.unsubscribe()
    setWarning(false)
    actor.stop()
  }
}

const userIdOf = (session: OwnerSession) => session.getSnapshot().context.grant?.user.id ?? null

const hasUnsentFiles = (snapshot: DocumentsSnapshot) =>
  snapshot.context.filesToInspect.length > 0 ||
  uploadsOf(snapshot).some(({ status }) => isActiveUpload(status))

const hasFiles = ({ context: { filesToInspect, duplicates, uploads } }: DocumentsSnapshot) =>
  filesToInspect.length > 0 || duplicates.length > 0 || uploads.length > 0

const isDeleting = ({ children, context }: DocumentsSnapshot) =>
  context.activeDocumentIds.some((id) => documentActorIn(children, id)?.getSnapshot().matches('deleting'))
