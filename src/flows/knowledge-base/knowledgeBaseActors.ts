import type { ActorRefFrom } from 'xstate'
import { isSettled } from '../../domain/upload.ts'
import { warnOnLeaving } from '../../lib/useLeaveWarning.ts'
import type { SessionActor } from '../../session/session.actors.ts'
import type { documentMachine } from './document/document.machine.ts'
import type { DocumentsContext } from './documents.base.ts'
import { documentActorId } from './documents.base.ts'
import type { documentsMachine } from './documents.machine.ts'

export type DocumentsActor = ActorRefFrom<typeof documentsMachine>

/** Whose files they are. */
export type SessionOwner = Pick<SessionActor, 'getSnapshot' | 'subscribe'>

interface RunningBase {
  actor: DocumentsActor
  /** Its page is open. */
  isSeen: boolean
  /** Ends it where nothing is left to be seen. */
  rest: () => void
}

/** The knowledge base of each session, while it runs. */
const running = new WeakMap<SessionOwner, RunningBase>()

/** The one that runs for this session, seen or not. */
export function getKnowledgeBase(session: SessionOwner): DocumentsActor | undefined {
  return running.get(session)?.actor
}

/**
 * Starts a knowledge base, or takes up the one that runs; call what it returns when its page is left. Whoever goes
 * to another page loses nothing by it: it runs on while files are on their way or wait for an answer, while some that
 * failed have not been dismissed, and while documents are being deleted. It ends with the session of its user.
 */
export function openKnowledgeBase(session: SessionOwner, actor: DocumentsActor, search: string): () => void {
  const known = running.get(session)
  const base = known ?? start(session, actor)
  base.isSeen = true
  if (known !== undefined) actor.send({ type: 'page.revisited', search })
  return () => {
    base.isSeen = false
    base.rest()
  }
}

function start(session: SessionOwner, actor: DocumentsActor): RunningBase {
  const userId = userOf(session)
  let stopWarning: (() => void) | null = null
  const base: RunningBase = { actor, isSeen: true, rest }
  running.set(session, base)
  actor.start()
  const subscriptions = [
    session.subscribe(() => {
      if (userOf(session) !== userId) end()
    }),
    actor.subscribe(({ context }) => {
      warn(!isSent(context))
      rest()
    }),
  ]
  return base

  function warn(isNeeded: boolean) {
    if (isNeeded) stopWarning ??= warnOnLeaving()
    else {
      stopWarning?.()
      stopWarning = null
    }
  }
  function rest() {
    if (!base.isSeen && !hasFilesLeft(actor.getSnapshot().context) && !isDeleting(actor)) end()
  }
  function end() {
    if (running.get(session) !== base) return
    running.delete(session)
    for (const subscription of subscriptions) subscription.unsubscribe()
    warn(false)
    actor.stop()
  }
}

const userOf = (session: SessionOwner) => session.getSnapshot().context.grant?.user.id ?? null

/** Nothing would be lost with the page. */
const isSent = ({ filesToInspect, uploads }: DocumentsContext) =>
  filesToInspect.length === 0 && isSettled(uploads)

/** What somebody has said yes to is done, even if they do not wait for it. */
function isDeleting(actor: DocumentsActor): boolean {
  const { children, context } = actor.getSnapshot()
  return context.activeDocumentIds.some((id) => {
    const row = children[documentActorId(id)] as ActorRefFrom<typeof documentMachine> | undefined
    return row?.getSnapshot().matches('deleting')
  })
}

const hasFilesLeft = ({ filesToInspect, duplicates, uploads }: DocumentsContext) =>
  filesToInspect.length > 0 || duplicates.length > 0 || uploads.length > 0
