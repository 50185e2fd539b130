import { expect, test } from 'vitest'
import { statusGate } from '../../../stories/quality/statusGate.ts'

test('statuses of applications come from the args of stories, those of documents and uploads from states', () => {
  const args = {
    applications: [{ email: 'a@example.com', status: 'pending' }],
    nested: { email: '', status: 'active' },
  }
  const { missing, total } = statusGate(
    [args, null, { status: 'approved' }],
    new Set(['document:indexed', 'upload:queued']),
  )
  const items = missing.map(({ item }) => item)
  expect(items).toHaveLength(total - 4)
  expect(items).toEqual(
    expect.arrayContaining(['application: approved', 'document: failed', 'upload: error']),
  )
  for (const shown of ['application: pending', 'application: active', 'document: indexed', 'upload: queued'])
    expect(items).not.toContain(shown)
})
