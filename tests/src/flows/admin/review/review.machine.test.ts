import { expect, test } from 'vitest'
import { createApplication } from '../../../../../mocks/factories/application.ts'
import { notesOf } from '../../../../../src/flows/admin/review/review.machine.ts'

const application = createApplication({ id: 'a', admin_notes: 'Met at the conference' })

test.each([
  [null, { a: 'Mine' }, ''],
  [createApplication({ id: 'b' }), { a: 'Mine' }, ''],
  [application, {}, 'Met at the conference'],
  [application, { a: 'Mine' }, 'Mine'],
  [application, { a: '' }, ''],
] as const)(
  'the notes in the review dialog are the draft of its application, or else the stored notes (%#)',
  (given, drafts, notes) => {
    expect(notesOf({ application: given, drafts })).toBe(notes)
  },
)
