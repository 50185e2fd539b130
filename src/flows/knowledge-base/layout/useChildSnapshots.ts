import { useCallback, useRef, useSyncExternalStore } from 'react'
import type { AnyActorRef, Subscription } from 'xstate'
import type { DocumentSnapshot } from '../document/documentRow.ts'
import { documentActorIn, uploadActorIn } from '../machine/documents.base.ts'
import type { DocumentsActor } from '../machine/knowledgeBaseActors.ts'
import type { UploadSnapshot } from '../upload-panel/UploadItem.tsx'

export interface ChildSnapshots {
  /** In the order the files were chosen. */
  uploads: readonly UploadSnapshot[]
  rows: Readonly<Record<string, DocumentSnapshot>>
}

function childrenOf(actor: DocumentsActor) {
  const { children, context } = actor.getSnapshot()
  return {
    uploads: context.uploads.flatMap(({ id }) => uploadActorIn(children, id) ?? []),
    rows: context.activeDocumentIds.flatMap((id) => documentActorIn(children, id) ?? []),
  }
}

/** The snapshots of the upload actors and document actors, as plain props for the View. */
export function useChildSnapshots(actor: DocumentsActor): ChildSnapshots {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscriptions = new Map<AnyActorRef, Subscription>()
      const updateSubscriptions = () => {
        const { uploads, rows } = childrenOf(actor)
        const children = new Set<AnyActorRef>([...uploads, ...rows])
        for (const [child, subscription] of subscriptions) {
          if (children.has(child)) continue
          subscription.unsubscribe()
          subscriptions.delete(child)
        }
        for (const child of children) {
          if (!subscriptions.has(child)) subscriptions.set(child, child.subscribe(onChange))
        }
      }
      updateSubscriptions()
      const parent = actor.subscribe(() => {
        updateSubscriptions()
        onChange()
      })
      return () => {
        parent.unsubscribe()
        for (const subscription of subscriptions.values()) subscription.unsubscribe()
      }
    },
    [actor],
  )

  const latest = useRef<ChildSnapshots>({ uploads: [], rows: {} })
  // useSyncExternalStore compares by identity, so equal snapshots must give the same object. `uploads` and `rows` are
  // compared separately, so that upload progress does not render the document table.
  const read = useCallback(() => {
    const { uploads, rows } = childrenOf(actor)
    const before = latest.current
    const uploadSnapshots = uploads.map((child) => child.getSnapshot())
    const rowSnapshots = rows.map((child) => child.getSnapshot())
    const hasSameUploads = isSame(before.uploads, uploadSnapshots)
    const hasSameRows = isSame(Object.values(before.rows), rowSnapshots)
    if (!hasSameUploads || !hasSameRows) {
      latest.current = {
        uploads: hasSameUploads ? before.uploads : uploadSnapshots,
        rows: hasSameRows
          ? before.rows
          : Object.fromEntries(rowSnapshots.map((snapshot) => [snapshot.context.document.id, snapshot])),
      }
    }
    return latest.current
  }, [actor])

  return useSyncExternalStore(subscribe, read)
}

const isSame = (before: readonly unknown[], after: readonly unknown[]) =>
  before.length === after.length && before.every((item, index) => item === after[index])
