import { expect, test } from 'vitest'
import { createManualClock } from '../../../../mocks/clock.ts'
import { createWorldBackend } from '../../../../mocks/worlds/createWorldBackend.ts'
import {
  loadSampleDocument,
  SAMPLE_FILENAME,
  SAMPLE_QUESTION,
} from '../../../../mocks/worlds/demo/sampleDocument.ts'
import { DEMO_USER } from '../../../../mocks/worlds/people.ts'
import { contractFetch, type Schemas } from '../../../support/mocks/contractFetch.ts'
import { START } from '../../../support/mocks/testBackend.ts'

test('the sample document changes the answer to its question and adds a third side to the contradiction', async () => {
  const backend = await createWorldBackend('demo', { clock: createManualClock(START) })
  const { body: login } = await contractFetch<Schemas['LoginResponse']>(backend, 'post /auth/login', {
    body: { email: DEMO_USER.email, password: DEMO_USER.password },
  })
  const token = login.access_token
  const ask = async () => {
    const { body: session } = await contractFetch<Schemas['ChatSession']>(backend, 'post /chat/new', {
      token,
      body: {},
    })
    const { body } = await contractFetch<Schemas['Answer']>(backend, 'post /chat/session/{id}/ask', {
      token,
      params: { id: session.id },
      body: { text: SAMPLE_QUESTION },
    })
    const sides = body.contradictions?.flatMap((contradiction) => contradiction.sides) ?? []
    return { first: body.sources[0], values: sides.map(({ text }) => text).toSorted() }
  }

  expect(await ask()).toMatchObject({
    first: { filename: 'night-log-week-14.txt', page: null },
    values: ['38 decibels', '46 decibels'],
  })

  const form = new FormData()
  form.append('files', await loadSampleDocument())
  const { body: uploaded } = await contractFetch<Schemas['UploadedDocuments']>(
    backend,
    'post /documents/upload',
    { token, body: form },
  )
  await backend.idle()
  await contractFetch(backend, 'post /rag/index-document/{id}', { token, params: { id: uploaded.id ?? '' } })
  expect(await ask()).toMatchObject({
    first: { filename: SAMPLE_FILENAME, page: 1 },
    values: ['38 decibels', '42 decibels', '46 decibels'],
  })
})
