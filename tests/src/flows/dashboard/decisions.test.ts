import { expect, test } from 'vitest'
import { createDocument } from '../../../../mocks/factories/document.ts'
import { decisionsOf, openDisagreements } from '../../../../src/flows/dashboard/decisions.ts'

const failed = createDocument({ filename: 'scan.pdf', status: 'failed', failure_reason: 'It has no text.' })
const ready = createDocument()

test.each([
  [[createDocument({ is_indexed: true }), createDocument({ status: 'processing' })], []],
  [
    [ready, failed],
    [
      ['scan.pdf failed', 'It has no text.', '/knowledge-base?search=scan.pdf'],
      ['notes.md is ready to index', 'Index it to ask about it.', '/knowledge-base?search=notes.md'],
    ],
  ],
  [
    [ready, ready, failed, failed],
    [
      ['2 documents failed', 'Retry them or delete them.', '/knowledge-base?status=failed'],
      ['2 documents are ready to index', 'Index them to ask about them.', '/knowledge-base'],
    ],
  ],
])('failed and waiting documents need a decision: case %#', (documents, decisions) => {
  expect(decisionsOf(documents).map(({ title, text, path }) => [title, text, path])).toEqual(decisions)
})

test('Open disagreements need a decision, with their number', () => {
  expect(openDisagreements(0)).toEqual([])
  expect(openDisagreements(3)).toEqual([
    expect.objectContaining({ title: '3 open disagreements', path: '/knowledge-base/disagreements' }),
  ])
})
