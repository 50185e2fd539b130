// The page of documents.test.ts: the knowledge base with a given number of documents.
import { useMachine } from '@xstate/react'
import { fromCallback, fromPromise } from 'xstate'
import { createDocument } from '../../../mocks/factories/document.ts'
import type { Document } from '../../../src/api/types.ts'
import { KnowledgeBaseView } from '../../../src/flows/knowledge-base/layout/KnowledgeBaseView.tsx'
import { useChildSnapshots } from '../../../src/flows/knowledge-base/layout/useChildSnapshots.ts'
import { documentsMachine } from '../../../src/flows/knowledge-base/machine/documents.machine.ts'
import type {
  PollingInput,
  PollingRequest,
} from '../../../src/flows/knowledge-base/machine/documents.types.ts'
import type { InspectionRequest } from '../../../src/flows/knowledge-base/upload/inspectFiles.ts'
import { fieldWriter, painted, timeToShow, timeToType } from '../support/rendering.ts'
import '../../../src/theme/global.css.ts'

declare global {
  interface Window {
    /** Reports a listing with one changed document. Returns the number of changed rows. */
    poll: () => Promise<number>
  }
}

const NOW = Date.parse('2026-11-21T10:00:00Z')

/** Every seventh file name contains 'tides', every third document is not indexed. */
function documentAt(index: number): Document {
  const created_at = new Date(NOW - index * 60_000).toISOString()
  return createDocument({
    id: `d${index}`,
    filename: `${index % 7 === 0 ? 'tides' : 'sleep-study'}-${index}-with-a-longer-name.pdf`,
    title: null,
    file_size: 40_000 + index,
    content_type: 'application/pdf',
    status: index % 11 === 0 ? 'failed' : 'completed',
    is_indexed: index % 3 !== 0,
    created_at,
    processed_at: created_at,
  })
}

let refreshList: (documents: readonly Document[]) => void = () => {}
let listed: readonly Document[] = []

function createMachine(documents: readonly Document[]) {
  return documentsMachine.provide({
    actors: {
      listDocuments: fromPromise(async () => [...documents]),
      pollDocuments: fromCallback<PollingRequest, PollingInput>(({ sendBack }) => {
        refreshList = (next) => sendBack({ type: 'documents.refreshed', documents: next, changed: [] })
      }),
      autoIndex: fromCallback(() => {}),
      inspectFiles: fromCallback<InspectionRequest, undefined>(() => {}),
    },
  })
}

type Machine = ReturnType<typeof createMachine>

function KnowledgeBase({ machine }: { machine: Machine }) {
  const [state, send, actor] = useMachine(machine, { input: { hasBackend: true } })
  const { uploads, rows } = useChildSnapshots(actor)
  return (
    <KnowledgeBaseView
      state={state}
      send={send}
      uploads={uploads}
      rows={rows}
      now={NOW}
      onOpen={() => {}}
      onReread={() => {}}
    />
  )
}

window.mount = (count) => {
  listed = Array.from({ length: count }, (_, index) => documentAt(index))
  return timeToShow(
    <KnowledgeBase machine={createMachine(listed)} />,
    () => document.querySelectorAll('[data-row^=d]').length >= 10,
  )
}

window.type = async (text) => {
  const time = await timeToType('[type=search]', text)
  fieldWriter('[type=search]')('')
  await painted()
  return time
}

window.poll = async () => {
  const changed = new Set<Element>()
  const observer = new MutationObserver((records) => {
    for (const { target } of records) {
      const row = (target instanceof Element ? target : target.parentElement)?.closest('[data-row]')
      if (row) changed.add(row)
    }
  })
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
  refreshList(listed.map((entry, index) => (index === 1 ? { ...entry, status: 'processing' } : { ...entry })))
  await painted()
  observer.disconnect()
  return changed.size
}
