import { expect, test } from 'vitest'
import { EMPTY_DRAFT } from '../../../../src/flows/help/support.machine.ts'
import { readSupportDraft, saveSupportDraft } from '../../../../src/flows/help/supportDraft.ts'

test('a draft is restored only for the account that wrote it', () => {
  const draft = { subject: 'Indexing', message: 'Since noon.', priority: 'high' } as const
  saveSupportDraft('mira@lab.example', draft)
  expect(readSupportDraft('mira@lab.example')).toEqual(draft)
  expect(readSupportDraft('una@lab.example')).toEqual(EMPTY_DRAFT)
})
