import { useMachine } from '@xstate/react'
import { StrictMode, useState } from 'react'
import { fromCallback, fromPromise } from 'xstate'
import type { Document } from '../../src/api/types.ts'
import { fileOf } from '../../src/flows/knowledge-base/chosenFile.ts'
import { documentMachine } from '../../src/flows/knowledge-base/document.machine.ts'
import { documentsMachine } from '../../src/flows/knowledge-base/documents.machine.ts'
import type { RefreshRequest } from '../../src/flows/knowledge-base/documents.setup.ts'
import { createInspection } from '../../src/flows/knowledge-base/inspectFiles.ts'
import { KnowledgeBaseView } from '../../src/flows/knowledge-base/KnowledgeBaseView.tsx'
import { uploadMachine } from '../../src/flows/knowledge-base/upload.machine.ts'
import { useActorsAtWork } from '../../src/flows/knowledge-base/useActorsAtWork.ts'
import { fromCall } from '../../src/machines/fromCall.ts'
import { useEmitted } from '../../src/machines/useEmitted.ts'
import ToastRegion from '../../src/ui/Toasts/ToastRegion.tsx'
import { toasts } from '../../src/ui/Toasts/toasts.ts'
import { contextOf, NOW } from './documents.ts'

export interface LiveKnowledgeBaseProps {
  documents?: readonly Document[]
  /** Why each call fails; null where it succeeds. */
  failure?: string | null
}

/** A backend of three sentences: it lists what it was given, and all else succeeds at once or fails at once. */
function machineOn(documents: readonly Document[], failure: string | null) {
  const answer = async () => {
    if (failure !== null) throw new Error(failure)
  }
  return documentsMachine.provide({
    actors: {
      // Slow enough that strict effects catch it under way and abort it once.
      listDocuments: fromCall(async ({ signal }) => {
        await Promise.resolve()
        signal.throwIfAborted()
        if (documents.length === 0) await answer()
        return [...documents]
      }),
      watchDocuments: fromCallback<RefreshRequest, { documents: readonly Document[] }>(() => {}),
      inspectFiles: createInspection({ open: fileOf }),
      upload: uploadMachine.provide({
        actors: {
          sendFile: fromCallback(({ sendBack }) =>
            sendBack({ type: 'sending.failed', message: failure ?? '' }),
          ),
        },
      }),
      document: documentMachine.provide({
        actors: {
          indexDocument: fromPromise(answer),
          processDocument: fromPromise(answer),
          deleteDocument: fromPromise(answer),
        },
      }),
    },
  })
}

/**
 * The knowledge base with its machine running, for what only happens in motion: toasts, and where focus goes.
 * Strict, as in the app, where every effect starts twice.
 */
export function LiveKnowledgeBase(props: LiveKnowledgeBaseProps) {
  return (
    <StrictMode>
      <RunningKnowledgeBase {...props} />
    </StrictMode>
  )
}

function RunningKnowledgeBase({ documents = contextOf().documents, failure = null }: LiveKnowledgeBaseProps) {
  const [machine] = useState(() => machineOn(documents, failure))
  const [state, send, actor] = useMachine(machine, {
    input: { hasBackend: true, autoIndex: false, search: '' },
  })
  useEmitted(actor, { 'failure.occurred': ({ title, text }) => toasts.error(title, text) })
  return (
    <>
      <KnowledgeBaseView state={state} send={send} {...useActorsAtWork(actor)} now={NOW} />
      <ToastRegion timeout={0} />
    </>
  )
}
