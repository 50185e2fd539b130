import { expect, test } from 'vitest'
import { contract } from '../../scripts/contract/contract.ts'
import { DOCUMENT_STATUSES } from '../../src/domain/document.ts'
import { BELIEF_LEVELS, MEMORY_DECAYS } from '../../src/domain/settings.ts'

const { schemas } = contract.components as { schemas: Record<string, { enum?: string[] }> }

test.each([
  ['BeliefSensitivity', [...BELIEF_LEVELS, '{}']],
  ['MemoryDecay', MEMORY_DECAYS],
  ['DocumentStatus', DOCUMENT_STATUSES],
])('the contract and src/domain list the same values of %s', (schema, domainValues) => {
  expect(new Set(schemas[schema]?.enum)).toEqual(new Set(domainValues))
})
