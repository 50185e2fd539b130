import { useCallback, useRef, useSyncExternalStore } from 'react'
import type { ActorRefFrom, AnyActorRef, Subscription } from 'xstate'
import type { documentMachine } from './document/document.machine.ts'
import type { DocumentSnapshot } from './document/documentRow.ts'
import { documentActorId, uploadActorId } from './documents.base.ts'
import type { documentsMachine } from './documents.machine.ts'
import type { UploadSnapshot } from './uploads/UploadItem.tsx'
import type { uploadMachine } from './uploads/upload.machine.ts'

export interface ChildSnapshots {
  /** The uploads, in the order of their line. */
  uploads: readonly UploadSnapshot[]
  /** The documents that something is being done with, by their id. */
  rows: Readonly<Record<string, DocumentSnapshot>>
}

type ListActor = ActorRefFrom<typeof documentsMachine>
type UploadActor = ActorRefFrom<typeof uploadMachine>
type RowActor = ActorRefFrom<typeof documentMachine>

/** The list's own children at work. Its context names them; what else it runs (the watch) is nobody's to see. */
function childrenOf(actor: ListActor) {
  const { children, context } = actor.getSnapshot()
  // The ids say which machine runs behind them, which the type of `children` cannot.
  return {
    uploads: context.uploads.flatMap(
      ({ id }) => (children[uploadActorId(id)] as UploadActor | undefined) ?? [],
    ),
    rows: context.activeDocumentIds.flatMap(
      (id) => (children[documentActorId(id)] as RowActor | undefined) ?? [],
    ),
  }
}

/** The states of the actors that the list has started, as plain props for its View. */
export function useChildSnapshots(actor: ListActor): ChildSnapshots {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const heard = new Map<AnyActorRef, Subscription>()
      const listen = () => {
        const { uploads, rows } = childrenOf(actor)
        const present = new Set<AnyActorRef>([...uploads, ...rows])
        for (const [child, subscription] of heard) {
          if (present.has(child)) continue
          subscription.unsubscribe()
          heard.delete(child)
        }
        for (const child of present) {
          if (!heard.has(child)) heard.set(child, child.subscribe(onChange))
        }
      }
      listen()
      const list = actor.subscribe(() => {
        listen()
        onChange()
      })
      return () => {
        list.unsubscribe()
        for (const subscription of heard.values()) subscription.unsubscribe()
      }
    },
    [actor],
  )

  const latest = useRef<ChildSnapshots>({ uploads: [], rows: {} })
  // React compares what it gets by identity, so the same snapshots must give the same object. The two are kept
  // apart: an upload that moves on is nothing new to the documents.
  const read = useCallback(() => {
    const { uploads, rows } = childrenOf(actor)
    const before = latest.current
    const uploadStates = uploads.map((child) => child.getSnapshot())
    const rowStates = rows.map((child) => child.getSnapshot())
    const hasSameUploads = isSame(before.uploads, uploadStates)
    const hasSameRows = isSame(Object.values(before.rows), rowStates)
    if (!hasSameUploads || !hasSameRows) {
      latest.current = {
        uploads: hasSameUploads ? before.uploads : uploadStates,
        rows: hasSameRows
          ? before.rows
          : Object.fromEntries(rowStates.map((state) => [state.context.document.id, state])),
      }
    }
    return latest.current
  }, [actor])

  return useSyncExternalStore(subscribe, read)
}

const isSame = (before: readonly unknown[], after: readonly unknown[]) =>
  before.length === after.length && before.every((state, place) => state === after[place])
