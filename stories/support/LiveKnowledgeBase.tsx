import { useSelector } from '@xstate/react'
import { StrictMode, useState } from 'react'
import { createActor, fromCallback, fromPromise } from 'xstate'
import type { Document } from '../../src/api/types.ts'
import { documentMachine } from '../../src/flows/knowledge-base/document/document.machine.ts'
import { documentsMachine } from '../../src/flows/knowledge-base/documents.machine.ts'
import type { RefreshRequest } from '../../src/flows/knowledge-base/documents.types.ts'
import { KnowledgeBaseView } from '../../src/flows/knowledge-base/KnowledgeBaseView.tsx'
import type { OwnerSession } from '../../src/flows/knowledge-base/knowledgeBaseActors.ts'
import { getFile } from '../../src/flows/knowledge-base/uploads/chosenFile.ts'
import { createFileInspection } from '../../src/flows/knowledge-base/uploads/inspectFiles.ts'
import { uploadMachine } from '../../src/flows/knowledge-base/uploads/upload.machine.ts'
import { useChildSnapshots } from '../../src/flows/knowledge-base/useChildSnapshots.ts'
import { useKnowledgeBaseActor } from '../../src/flows/knowledge-base/useKnowledgeBaseActor.ts'
import { fromCall } from '../../src/lib/xstate/fromCall.ts'
import { useEmitted } from '../../src/lib/xstate/useEmitted.ts'
import { sessionMachine } from '../../src/session/session.machine.ts'
import { Button } from '../../src/ui/Button/Button.tsx'
import ToastRegion from '../../src/ui/Toasts/ToastRegion.tsx'
import { toasts } from '../../src/ui/Toasts/toasts.ts'
import { documentsContextOf, NOW } from './documents.ts'

export interface LiveKnowledgeBaseProps {
  documents?: readonly Document[]
  /** The error of every call; null if calls succeed. */
  failure?: string | null
  /** Adds a button that leads to another page and back. */
  leavable?: boolean
}

/** The machine with fake calls: `listDocuments` returns `documents`; all other calls succeed or fail immediately. */
function machineOn(documents: readonly Document[], failure: string | null) {
  const succeedOrFail = async () => {
    if (failure !== null) throw new Error(failure)
  }
  return documentsMachine.provide({
    actors: {
      // Asynchronous, so that StrictMode aborts the first call before it resolves.
      listDocuments: fromCall(async ({ signal }) => {
        await Promise.resolve()
        signal.throwIfAborted()
        if (documents.length === 0) await succeedOrFail()
        return [...documents]
      }),
      watchAutoIndex: fromCallback(() => {}),
      pollDocuments: fromCallback<RefreshRequest, { documents: readonly Document[] }>(() => {}),
      inspectFiles: createFileInspection({ open: getFile }),
      upload: uploadMachine.provide({
        actors: {
          sendFile: fromCallback(({ sendBack }) =>
            sendBack({ type: 'sending.failed', message: failure ?? '' }),
          ),
        },
      }),
      document: documentMachine.provide({
        actors: {
          indexDocument: fromPromise(succeedOrFail),
          processDocument: fromPromise(succeedOrFail),
          deleteDocument: fromPromise(succeedOrFail),
        },
      }),
    },
  })
}

/**
 * The knowledge base with its machine running, for stories about toasts and focus. In StrictMode, as in the app, so
 * that every effect starts twice.
 */
export function LiveKnowledgeBase(props: LiveKnowledgeBaseProps) {
  return (
    <StrictMode>
      <Pages {...props} />
    </StrictMode>
  )
}

function Pages({
  documents = documentsContextOf().documents,
  failure = null,
  leavable = false,
}: LiveKnowledgeBaseProps) {
  const [machine] = useState(() => machineOn(documents, failure))
  const [session] = useState(() => createActor(sessionMachine))
  const [isElsewhere, setElsewhere] = useState(false)
  return (
    <>
      {leavable && (
        <Button onClick={() => setElsewhere(!isElsewhere)}>{isElsewhere ? 'Back' : 'Another page'}</Button>
      )}
      {!isElsewhere && <RunningKnowledgeBase machine={machine} session={session} />}
      <ToastRegion timeout={0} />
    </>
  )
}

interface RunningKnowledgeBaseProps {
  machine: ReturnType<typeof machineOn>
  session: OwnerSession
}

function RunningKnowledgeBase({ machine, session }: RunningKnowledgeBaseProps) {
  const actor = useKnowledgeBaseActor(session, machine, { hasBackend: true, autoIndex: false, search: '' })
  const state = useSelector(actor, (snapshot) => snapshot)
  useEmitted(actor, { 'failure.occurred': ({ title, text }) => toasts.error(title, text) })
  return <KnowledgeBaseView state={state} send={actor.send} {...useChildSnapshots(actor)} now={NOW} />
}
