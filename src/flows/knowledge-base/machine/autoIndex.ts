import { fromCallback } from 'xstate'
import type { Document } from '../../../api/types.ts'
import { canIndex } from '../../../domain/document.ts'
import type { DocumentsRequest } from './documents.types.ts'

/** The number of documents that are indexed at the same time. */
const SLOTS = 4

/** Maximum time a document may hold its slot. */
const TIMEOUT_MS = 20_000

export interface AutoIndexInput {
  /** Newest first. */
  documents: readonly Document[]
  activeDocumentIds: readonly string[]
}

/** `settled` is the document whose attempt has ended, if any. */
export type AutoIndexUpdate = AutoIndexInput & { type: 'documents.changed'; settled: string | null }

export interface AutoIndexSetting {
  isOn: () => boolean
  /** Returns a function that removes the listener. */
  onChange: (listener: () => void) => () => void
}

/**
 * While the setting is on, requests the indexing of processed documents as the user does, newest first, in a limited
 * number of slots. Each document is tried once.
 */
export function createAutoIndex({ isOn, onChange }: AutoIndexSetting) {
  return fromCallback<AutoIndexUpdate, AutoIndexInput>(({ input, receive, sendBack }) => {
    let latest = input
    const tried = new Set<string>()
    const slots = new Map<string, ReturnType<typeof setTimeout>>()

    function fillSlots() {
      if (!isOn() || slots.size === SLOTS) return
      const active = new Set(latest.activeDocumentIds)
      const next = latest.documents.filter((document) => {
        return canIndex(document) && !active.has(document.id) && !tried.has(document.id)
      })
      for (const { id } of next.slice(0, SLOTS - slots.size)) {
        tried.add(id)
        slots.set(id, setTimeout(release, TIMEOUT_MS, id))
        sendBack({ type: 'index.requested', id } satisfies DocumentsRequest)
      }
    }

    function release(id: string) {
      clearTimeout(slots.get(id))
      slots.delete(id)
      fillSlots()
    }

    receive((update) => {
      latest = update
      for (const id of slots.keys())
        if (id === update.settled || !update.documents.some((document) => document.id === id)) release(id)
      fillSlots()
    })
    const removeListener = onChange(fillSlots)
    fillSlots()

    return () => {
      removeListener()
      for (const timeout of slots.values()) clearTimeout(timeout)
    }
  })
}
