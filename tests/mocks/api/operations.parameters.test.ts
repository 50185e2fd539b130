import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { isObject } from '../../../scripts/contract/contract.ts'
import { parametersOf } from '../../../scripts/contract/examples.ts'
import type { ContractOperation, Parameter } from '../../../scripts/contract/schemas.ts'
import { contractOperations, schemaProblems } from '../../../scripts/contract/schemas.ts'
import { createDocumentedBackend, type DocumentedBackend } from '../../support/mocks/documentedBackend.ts'
import { type Changes, sendExample } from '../../support/mocks/sendExample.ts'

// Generated parameters in the path and in the query, and generated headers. Bodies are in the other conformance tests.

const RUNS = 40
const SEED = 1307

let world: DocumentedBackend
beforeAll(async () => {
  world = await createDocumentedBackend()
})

/** Operations that delete what the following requests need. */
const DELETES = new Set(['deleteUser', 'deactivateUser'])

const operations = contractOperations().filter(({ id }) => !DELETES.has(id))
const named = (list: readonly ContractOperation[]) =>
  list.map((operation) => [`${operation.method} ${operation.path}`, operation] as const)

/** Sends a request of the administrator. */
function send(operation: ContractOperation, changes: Changes): Promise<number> {
  return sendExample(world.backend.handle, operation, { token: world.admin.token, ...changes })
}

/** Path segments that a URL keeps: the dots of relative paths would change the path. */
const segments = fc
  .oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 12 }),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
    fc.uuid(),
    fc.constantFrom(
      '%',
      '%zz',
      '/',
      '\\',
      '?',
      '#',
      ' ',
      '...',
      'constructor',
      '__proto__',
      'null',
      '0',
      '-1',
    ),
  )
  .filter((segment) => !['.', '..'].includes(segment) && segment.isWellFormed())

const withPath = operations.filter(({ path }) => path.includes('{'))

test.each(named(withPath))('%s answers every path parameter as the contract allows', async (_, operation) => {
  const names = parametersOf(operation, 'path').map(({ name }) => name)
  await fc.assert(
    fc.asyncProperty(fc.tuple(...names.map(() => segments)), async (values) => {
      const params = Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']))
      expect(await send(operation, { params })).toBe(404)
    }),
    { numRuns: RUNS, seed: SEED },
  )
})

describe('query parameters', () => {
  // Of reads: their answer depends on the value only, not on what a request before has changed.
  const reads = operations.filter(({ method }) => method === 'get')
  const withQuery = reads.flatMap((operation) =>
    parametersOf(operation, 'query').map(
      (parameter) => [`${operation.method} ${operation.path}`, parameter.name, operation, parameter] as const,
    ),
  )
  const values = ({ schema }: Parameter) =>
    fc.oneof(
      fc.constantFrom(
        ...(isObject(schema) && Array.isArray(schema.enum) ? schema.enum.map(String) : ['words']),
      ),
      fc.string({ unit: 'grapheme', maxLength: 12 }),
      fc.integer({ min: -5, max: 200 }).map(String),
      fc.constantFrom('', ' ', '1.5', '1e1', '0x10', 'ten', '100', '101'),
    )

  test.each(withQuery)(
    '%s accepts exactly the values of the parameter %s that the contract accepts',
    async (_, name, operation, parameter) => {
      const own = operation.path.includes('{id}') ? { params: { id: world.ids.user } } : {}
      // No document of the administrator has such an id.
      const found = operation.id === 'compareDocuments' ? 404 : 200
      const seen = new Set<number>()
      await fc.assert(
        fc.asyncProperty(values(parameter), async (value) => {
          const status = await send(operation, { ...own, query: { [name]: value } })
          expect(status).toBe(isValid(parameter, value) ? found : 422)
          seen.add(status)
        }),
        { numRuns: RUNS, seed: SEED },
      )
      expect([...seen].toSorted()).toEqual([found, 422])
      expect(await send(operation, { ...own, query: { unknown: '1' } })).toBe(found)
      expect(await sendWithoutQuery(operation)).toBe(parameter.required ? 422 : 200)
    },
  )

  async function sendWithoutQuery({ path }: ContractOperation): Promise<number> {
    const headers = { Authorization: `Bearer ${world.admin.token}` }
    const url = `http://backend/api/v1${path.replace('{id}', world.ids.user)}`
    return (await world.backend.handle(new Request(url, { headers }))).status
  }

  /** A parameter is text; a whole number is written in digits. */
  function isValid({ schema }: Parameter, value: string): boolean {
    const isNumber = JSON.stringify(schema).includes('"integer"')
    return schemaProblems(schema, isNumber && /^\d+$/.test(value) ? Number(value) : value).length === 0
  }
})

const closed = operations.filter(({ isPublic }) => !isPublic)

test.each(named(closed))('%s accepts only a valid bearer token', async (_, operation) => {
  const { token } = world.admin
  const refused = [
    '',
    'Bearer',
    'Bearer ',
    token,
    `Basic ${token}`,
    `Bearer: ${token}`,
    `Bearer ${token}x`,
    `Bearer ${token.slice(1)}`,
    `Bearer ${token.toUpperCase()}`,
    `Token ${token}`,
  ]
  for (const Authorization of refused)
    expect(await send(operation, { headers: { Authorization } }), Authorization).toBe(401)
  const accepted = await send(operation, { headers: { Authorization: `bearer ${token}` } })
  expect(accepted).not.toBe(401)
})
