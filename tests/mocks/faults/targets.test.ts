import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { OPERATION_IDS, operationIdOf } from '../../../mocks/api/operationIds.ts'
import { isTarget, isTargeted, PROVIDER_ENDPOINTS } from '../../../mocks/faults/targets.ts'
import { contract, isObject } from '../../../scripts/contract/contract.ts'
import { contractOperations } from '../../../scripts/contract/schemas.ts'
import { createTestBackend } from '../../support/mocks/testBackend.ts'

const operations = contractOperations().map(({ method, path }) => {
  const item = isObject(contract.paths) ? contract.paths[path] : undefined
  const operation = isObject(item) ? item[method] : undefined
  return { method, path, id: isObject(operation) ? operation.operationId : undefined }
})

test('every operation of the contract is a target, and no other', () => {
  expect(OPERATION_IDS.toSorted()).toEqual(operations.map(({ id }) => id).toSorted())
})

test.each(operations)('a request for $method $path calls the operation $id', ({ method, path, id }) => {
  const request = new Request(`http://backend/api/v1${path.replaceAll(/\{\w+\}/g, 'a-1')}?limit=1`, {
    method: method.toUpperCase(),
  })
  expect(operationIdOf(request)).toBe(id)
})

test('a HEAD request calls the operation of GET, and an unknown method none', () => {
  const url = 'http://backend/api/v1/documents/count'
  expect(operationIdOf(new Request(url, { method: 'HEAD' }))).toBe('countDocuments')
  expect(operationIdOf(new Request(url, { method: 'DELETE' }))).toBeNull()
})

test('every edge function of the repository is a target', () => {
  const folder = new URL('../../../supabase/functions', import.meta.url)
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map(({ name }) => `functions/${name}`)
  expect(PROVIDER_ENDPOINTS.filter((endpoint) => endpoint.startsWith('functions/')).toSorted()).toEqual(names)
})

test.each(PROVIDER_ENDPOINTS)('the provider answers the endpoint %s', async (endpoint) => {
  const path = endpoint.replace('/', '/v1/')
  const { status } = await createTestBackend().handle(new Request(`http://backend/hosted/${path}`))
  expect(status).not.toBe(404)
})

test.each([
  ['*', 'api/v1/users/', true],
  ['*', 'index.html', false],
  ['api', 'api/v1/users/', true],
  ['api', 'hosted/rest/v1/magic_links', false],
  ['provider', 'hosted/rest/v1/magic_links?select=id', true],
  ['listUsers', 'api/v1/users/', true],
  ['auth/token', 'hosted/auth/v1/token?grant_type=password', true],
  ['auth/factors', 'hosted/auth/v1/factors/7/verify', true],
  ['auth/user', 'hosted/rest/v1/admin_users', false],
  ['functions/send-approval-email', 'hosted/functions/v1/send-approval-email', true],
] as const)('whether the target %s includes GET /%s: %s', (target, path, expected) => {
  expect(isTarget(target)).toBe(true)
  expect(isTargeted(new Request(`http://backend/${path}`), target)).toBe(expected)
})
