import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { contract, isObject, type Json } from '../../../scripts/contract/contract.ts'
import { contractOperations, problems, requestSchema } from '../../../scripts/contract/schemas.ts'
import { type Client, createTestBackend, signUp, type TestBackend } from '../../support/mocks/testBackend.ts'

// Requests generated from the contract: the mock must accept exactly those that the contract accepts.

const RUNS = 60
const SEED = 1307

let backend: TestBackend
let admin: Client
let sessionId: string

beforeAll(async () => {
  backend = createTestBackend()
  admin = await signUp(backend, 'root@quill.example', ['user', 'admin'])
  sessionId = (await admin.call<{ id: string }>('post /chat/new', { body: {} })).body.id
})

type Schema = { [key: string]: Json }

function deref(schema: Json | undefined): Schema {
  if (!isObject(schema)) throw new Error('The contract has no schema here.')
  if (typeof schema.$ref !== 'string') return schema
  const keys = schema.$ref.slice(2).split('/')
  return deref(keys.reduce<Json | undefined>((at, key) => (isObject(at) ? at[key] : undefined), contract))
}

/** Values of a schema. Supports what the request bodies of the contract use. */
function valuesOf(json: Json | undefined): fc.Arbitrary<Json> {
  const schema = deref(json)
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum)
  switch (schema.type) {
    case 'boolean':
      return fc.boolean()
    case 'number':
      return fc.double({ min: Number(schema.minimum), max: Number(schema.maximum), noNaN: true })
    case 'string':
      return stringsOf(schema)
    case 'array': {
      const items = { minLength: Number(schema.minItems ?? 0), maxLength: 4 }
      return schema.uniqueItems === true
        ? fc.uniqueArray(valuesOf(schema.items), items)
        : fc.array(valuesOf(schema.items), items)
    }
    case 'object': {
      const fields = Object.entries(isObject(schema.properties) ? schema.properties : {})
      const values = Object.fromEntries(fields.map(([name, field]) => [name, valuesOf(field)]))
      const requiredKeys = (Array.isArray(schema.required) ? schema.required : []) as string[]
      return fc.record(values, { requiredKeys, noNullPrototype: true })
    }
  }
  throw new Error(`The generator does not know the schema ${JSON.stringify(schema)}.`)
}

function stringsOf(schema: Schema): fc.Arbitrary<string> {
  if (schema.format === 'email')
    return fc.oneof(fc.emailAddress(), fc.constantFrom('a@127.0.0.1', `${'a'.repeat(70)}@b.c`, "o'b+1@x.1y"))
  const minLength = Number(schema.minLength ?? 0)
  const units = (['grapheme', 'binary', 'grapheme-ascii'] as const).map((unit) =>
    fc.string({ unit, minLength, maxLength: minLength + 8 }),
  )
  return fc.oneof(...units)
}

/** Values of a schema with one change, and any other JSON. Some of them are valid by chance. */
function changedValuesOf(json: Json | undefined): fc.Arbitrary<Json> {
  const changed = fc
    .tuple(valuesOf(json), fc.nat(), fc.jsonValue({ maxDepth: 1 }) as fc.Arbitrary<Json>)
    .map(([value, at, other]): Json => {
      if (Array.isArray(value)) return [...value, other]
      if (!isObject(value)) return other
      const keys = [...Object.keys(value), 'unknown']
      const key = keys[at % keys.length] ?? ''
      const { [key]: _, ...rest } = value
      return at % 3 === 0 ? rest : { ...rest, [key]: other }
    })
  return fc.oneof(
    changed,
    fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json>,
    fc.constantFrom([], {}, null, ''),
  )
}

async function send(method: string, path: string, body: Json): Promise<{ status: number; answer: unknown }> {
  const id = path.startsWith('/chat') ? sessionId : admin.user.id
  const response = await backend.handle(
    new Request(`http://backend/api/v1${path.replace('{id}', id)}`, {
      method: method.toUpperCase(),
      headers: { Authorization: `Bearer ${admin.token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  )
  return { status: response.status, answer: await response.json() }
}

const operations = contractOperations().filter(({ bodyType }) => bodyType === 'application/json')

test.each(operations)(
  '$method $path accepts exactly the bodies that the contract accepts',
  async ({ method, path }) => {
    const operation = { method, path }
    const schema = requestSchema(operation)
    await fc.assert(
      fc.asyncProperty(fc.oneof(valuesOf(schema), changedValuesOf(schema)), async (body) => {
        const isValid = problems(operation, 'request', body).length === 0
        const { status, answer } = await send(method, path, body)
        expect(problems(operation, status, answer)).toEqual([])
        if (isValid) expect(status).not.toBe(422)
        else expect(status).toBe(422)
      }),
      { numRuns: RUNS, seed: SEED },
    )
  },
)

test('the generator makes valid and invalid bodies for every operation', () => {
  for (const operation of operations) {
    const schema = requestSchema(operation)
    const bodies = fc.sample(fc.oneof(valuesOf(schema), changedValuesOf(schema)), {
      numRuns: RUNS,
      seed: SEED,
    })
    const valid = bodies.filter((body) => problems(operation, 'request', body).length === 0)
    expect(valid.length, operation.path).toBeGreaterThan(RUNS / 10)
    expect(bodies.length - valid.length, operation.path).toBeGreaterThan(RUNS / 10)
  }
})
