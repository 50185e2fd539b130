import { expect, test } from 'vitest'
import type { DisplayStatus, DocumentFields } from '../../../src/domain/document.ts'
import {
  canDelete,
  canIndex,
  canReread,
  canRetry,
  DOCUMENT_STATUSES,
  displayStatusOf,
  retryStep,
} from '../../../src/domain/document.ts'
import { createTestBackend, first, signUp } from '../../support/mocks/testBackend.ts'

const OPERATIONS = {
  index: 'post /rag/index-document/{id}',
  process: 'post /documents/{id}/process',
  reread: 'post /documents/{id}/process',
  delete: 'delete /documents/{id}',
}
type Step = keyof typeof OPERATIONS
const STEPS = Object.keys(OPERATIONS) as Step[]

/** What the contract allows beyond what the product offers. */
const ACCEPTED_BUT_NOT_OFFERED: Readonly<Record<DisplayStatus, readonly Step[]>> = {
  // Processing starts automatically; a further request changes nothing.
  pending: ['process', 'reread'],
  uploaded: ['process', 'reread'],
  processing: [],
  // "Delete all data" first removes documents from the graph, then deletes them.
  readyToIndex: ['delete'],
  // An indexed document stays as it is.
  indexed: ['index'],
  failed: [],
}

function isOffered(document: DocumentFields, step: Step): boolean {
  if (step === 'delete') return canDelete(document)
  if (step === 'reread') return canReread({ ...document, filename: 'tides.md' })
  return (step === 'index' && canIndex(document)) || (canRetry(document) && retryStep(document) === step)
}

const combinations = DOCUMENT_STATUSES.flatMap((status) =>
  [false, true].flatMap((is_indexed) =>
    [null, '2026-03-02T09:00:00Z'].map(
      (processed_at): DocumentFields => ({ status, is_indexed, processed_at }),
    ),
  ),
)

/** Whether the mock backend accepts a request for a document with these fields. */
async function isAccepted(fields: DocumentFields, step: Step): Promise<boolean> {
  const backend = createTestBackend()
  const ada = await signUp(backend, 'ada@quill.example')
  const { id } = first(await ada.upload({ 'tides.md': 'The spring range is 3.4 metres.' }))
  await backend.db.documents.update(id, fields)
  const query = step === 'reread' ? { query: { encoding: 'koi8-r' } } : {}
  const { status } = await ada.call(OPERATIONS[step], { params: { id }, ...query })
  await backend.idle()
  expect([200, 202, 204, 409]).toContain(status)
  return status !== 409
}

test.each(combinations)(
  'the mock backend accepts exactly the steps that the app offers for status $status, is_indexed $is_indexed, processed_at $processed_at',
  async (fields) => {
    const extra = ACCEPTED_BUT_NOT_OFFERED[displayStatusOf(fields)]
    const expected = STEPS.filter((step) => isOffered(fields, step) || extra.includes(step))
    const accepted = await Promise.all(STEPS.map((step) => isAccepted(fields, step)))
    expect(STEPS.filter((_, index) => accepted[index])).toEqual(expected)
  },
)
