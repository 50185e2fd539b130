import { expect, test } from 'vitest'
import { mergeApplications } from '../../../../../src/flows/admin/waitlist/mergeApplications.ts'
import { APPLICATIONS, una, unknownStatus, zoe } from '../support.ts'

test('mergeApplications keeps the objects of unchanged applications and of those to keep', () => {
  const listed = [
    structuredClone(zoe),
    { ...una, status: 'approved' as const },
    structuredClone(unknownStatus),
  ]
  const merged = mergeApplications(APPLICATIONS, listed, new Set(['una']))
  expect(merged).toEqual([zoe, una, unknownStatus])
  expect(merged[0]).toBe(zoe)
  expect(merged[1]).toBe(una)
  expect(mergeApplications(APPLICATIONS, structuredClone(APPLICATIONS))).toBe(APPLICATIONS)
  expect(mergeApplications(APPLICATIONS, listed)[1]).toBe(listed[1])
})
