import { expect, test } from 'vitest'
import { createManualClock } from '../../../mocks/clock.ts'
import { createWorldBackend } from '../../../mocks/worlds/createWorldBackend.ts'
import { START } from '../../support/mocks/testBackend.ts'

const { db } = await createWorldBackend('spanish', { clock: createManualClock(START) })

test('the documents of the Spanish world are recognized as Spanish', () => {
  const documents = db.memories.snapshot().flatMap(([, memory]) => memory.documents)
  expect(documents.map(({ index }) => index.language)).toEqual(['es', 'es', 'es', 'es'])
})

test('every question of the Spanish world is answered from a document', () => {
  const answers = db.messages.list(({ role }) => role === 'assistant')
  expect(answers).toHaveLength(4)
  for (const { answer } of answers) expect(answer?.sources).not.toEqual([])
})
