import { expect, test } from 'vitest'
import {
  loadSampleDocument,
  SAMPLE_FILENAME,
  SAMPLE_QUESTION,
} from '../../../../mocks/worlds/demo/sampleDocument.ts'
import { contractFetch, type Schemas } from '../../../support/mocks/contractFetch.ts'
import { askInNewChat, openWorld } from '../../../support/mocks/worldUser.ts'

test('the sample document changes the answer to its question and replaces one side of the contradiction', async () => {
  const world = await openWorld('demo')
  const { backend, token } = world
  const ask = async () => {
    const body = await askInNewChat(world, SAMPLE_QUESTION)
    const sides = body.contradictions?.flatMap((contradiction) => contradiction.sides) ?? []
    const [, replaced = ''] = /~~(.+)~~/.exec(body.response) ?? []
    return { first: body.sources[0], values: sides.map(({ text }) => text).toSorted(), replaced }
  }

  expect(await ask()).toMatchObject({
    first: { filename: 'night-log-week-14.txt', page: null },
    values: ['38 decibels', '46 decibels'],
    replaced: '',
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
    values: ['42 decibels', '46 decibels'],
    replaced: expect.stringContaining('38 decibels'),
  })
})
