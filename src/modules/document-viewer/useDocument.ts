import { useMachine } from '@xstate/react'
import { useState } from 'react'
import type { DocumentCache } from './documentFile.actors.ts'
import { liveDocumentFileActors } from './documentFile.actors.ts'
import { type DocumentFile, documentFileKey, documentFileMachine } from './documentFile.machine.ts'

/** Loads a document's file. The component needs the key `documentFileKey(file)`. */
export function useDocument(file: DocumentFile, cache: DocumentCache) {
  const [machine] = useState(() => documentFileMachine.provide({ actors: liveDocumentFileActors(cache) }))
  const [state, send] = useMachine(machine, { input: { query: file } })
  const cached = state.matches({ loaded: 'showing' }) ? cache.get(documentFileKey(file)) : undefined
  const { content = null, document = null } = typeof cached === 'object' ? cached : {}
  return { state, send, content, document }
}
