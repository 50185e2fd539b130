import { expect, test } from 'vitest'
import { waitFor } from 'xstate'
import { MAX_PARALLEL_UPLOADS } from '../../../../src/domain/upload.ts'
import { describeFile } from '../../../../src/flows/knowledge-base/uploads/chosenFile.ts'
import { network, open, setUpDocuments, UPLOAD } from '../../../support/flows/documentsActors.ts'

setUpDocuments()

const { uploadsOf } = await import('../../../../src/flows/knowledge-base/documents.uploads.ts')

test('500 files are each uploaded once, in order and four at a time, beside ten rejected files', async () => {
  const { actor, emitted } = await open()
  const names: string[] = []
  let onTheWay = 0
  let most = 0
  network.answerWith(UPLOAD, async (request) => {
    onTheWay += 1
    most = Math.max(most, onTheWay)
    const file = (await request.clone().formData()).get('files')
    if (file instanceof File) names.push(file.name)
    const response = await network.backend.handle(request)
    onTheWay -= 1
    return response
  })

  const good = Array.from({ length: 490 }, (_, place) => `note-${place}.md`)
  const bad = Array.from({ length: 10 }, (_, place) => `invoice-${place}.pdf.exe`)
  const files = [...good.slice(0, 200), ...bad, ...good.slice(200)].map((name) =>
    describeFile(new File([name], name)),
  )
  actor.send({ type: 'files.chosen', files })
  await waitFor(actor, ({ context }) => context.documents.length === good.length && emitted.length > 0, {
    timeout: 50_000,
  })

  expect(most).toBe(MAX_PARALLEL_UPLOADS)
  // Parallel uploads may finish in another order.
  const overtaken = names.map((name, place) => Math.abs(good.indexOf(name) - place))
  expect(names.toSorted()).toEqual(good.toSorted())
  expect(Math.max(...overtaken)).toBeLessThan(MAX_PARALLEL_UPLOADS)
  const { documents } = actor.getSnapshot().context
  expect(uploadsOf(actor.getSnapshot()).map(({ file, status }) => [file.name, status])).toEqual(
    bad.map((name) => [name, 'error']),
  )
  expect(new Set(documents.map(({ filename }) => filename)).size).toBe(good.length)
  expect(emitted).toEqual([
    {
      type: 'failure.occurred',
      title: 'Upload Failed',
      text: 'Some uploads failed: 10 file(s) failed to upload. Check the upload progress for details.',
    },
  ])
})

test('a document that the backend processes while it is deleted stays in the list and is completed', async () => {
  const { actor, emitted } = await open()
  actor.send({ type: 'files.chosen', files: [describeFile(new File(['Tides.'], 'tides.md'))] })
  await waitFor(actor, ({ context }) => context.documents.length === 1)
  await network.backend.idle()
  const [document] = network.backend.db.documents.list()
  if (document === undefined) throw new Error('The document did not arrive.')
  // The page shows the document as failed, while the backend is processing it again.
  await network.backend.db.documents.update(document.id, { status: 'failed' })
  actor.send({ type: 'page.opened' })
  await waitFor(actor, ({ context }) => context.documents[0]?.status === 'failed')
  await network.backend.db.documents.update(document.id, { status: 'processing' })
  actor.send({ type: 'delete.requested', id: document.id })
  await waitFor(actor, () => emitted.length > 0)

  expect(emitted).toEqual([
    { type: 'failure.occurred', title: 'Delete Failed', text: 'Failed to delete document' },
  ])
  expect(network.backend.db.documents.list()).toHaveLength(1)
  await network.backend.db.documents.update(document.id, { status: 'completed' })
  actor.send({ type: 'page.opened' })
  await waitFor(actor, ({ context }) => context.documents[0]?.status === 'completed')
})
