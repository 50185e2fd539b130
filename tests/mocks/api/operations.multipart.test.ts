import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { parseBody, responseProblems } from '../../../scripts/contract/response.ts'
import { contractOperations, type OperationName } from '../../../scripts/contract/schemas.ts'
import { ACCEPTED_TYPES, MAX_NAME_BYTES } from '../../../src/domain/upload.ts'
import { type Client, createTestBackend, signUp, type TestBackend } from '../../support/mocks/testBackend.ts'

// Generated multipart requests: uploads accept one or more files with a name, and the knowledge base certain types.

const RUNS = 60
const SEED = 1307

let backend: TestBackend
let ada: Client
beforeAll(async () => {
  backend = createTestBackend()
  ada = await signUp(backend, 'ada@quill.example')
})

const operations = contractOperations().filter(({ bodyType }) => bodyType === 'multipart/form-data')

/** A part of a form: a file with a name, or text without one. */
interface Part {
  readonly field: string
  readonly name: string | null
  readonly content: string
}

const endings = fc.constantFrom(...ACCEPTED_TYPES, '.MD', '.exe', '.md.zip', '')
const names = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(fc.constantFrom('notes', 'a b', 'C:\\x\\y', 'übung', 'x/y'), endings)
      .map((parts) => parts.join('')),
  },
  { weight: 1, arbitrary: fc.constantFrom('', '.', '..', 'x/', `${'n'.repeat(MAX_NAME_BYTES)}.md`) },
)
const parts: fc.Arbitrary<Part[]> = fc.array(
  fc.record({
    field: fc.oneof(
      { weight: 6, arbitrary: fc.constant('files') },
      { weight: 1, arbitrary: fc.constant('file') },
    ),
    name: fc.oneof({ weight: 8, arbitrary: names }, { weight: 1, arbitrary: fc.constant(null) }),
    content: fc.string({ unit: 'grapheme', maxLength: 20 }),
  }),
  { maxLength: 4 },
)

/** The status by the rules of the contract. */
function expectedStatus(path: string, sent: readonly Part[]): number {
  const files = sent.filter(({ field }) => field === 'files').map(({ name }) => name)
  if (files.length === 0 || !files.every(isName)) return 422
  const isAccepted = files.every((name) => ACCEPTED_TYPES.some((type) => name?.toLowerCase().endsWith(type)))
  return path === '/documents/upload' && !isAccepted ? 415 : 201
}

function isName(name: string | null): boolean {
  const base = name?.split(/[/\\]/).at(-1) ?? ''
  return !['', '.', '..'].includes(base) && new TextEncoder().encode(base).length <= MAX_NAME_BYTES
}

async function send(operation: OperationName, sent: FormData | string, type?: string): Promise<number> {
  const response = await backend.handle(
    new Request(`http://backend/api/v1${operation.path}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${ada.token}`, ...(type !== undefined && { 'Content-Type': type }) },
      body: sent,
    }),
  )
  const body = parseBody(response.headers, await response.text())
  expect(responseProblems(operation, response, body)).toEqual([])
  return response.status
}

test.each(operations)('$path accepts exactly the forms that the contract accepts', async (operation) => {
  const seen = new Set<number>()
  await fc.assert(
    fc.asyncProperty(parts, async (sent) => {
      const form = new FormData()
      for (const { field, name, content } of sent)
        form.append(field, name === null ? content : new File([content], name))
      const status = await send(operation, form)
      expect(status).toBe(expectedStatus(operation.path, sent))
      seen.add(status)
    }),
    { numRuns: RUNS, seed: SEED },
  )
  await backend.idle()
  expect([...seen].toSorted()).toEqual(operation.path === '/documents/upload' ? [201, 415, 422] : [201, 422])
})

test.each(operations)('$path refuses a form that cannot be read', async (operation) => {
  const part = 'Content-Disposition: form-data; name="files"; filename="a.md"\r\n\r\nText'
  for (const [body, type] of [
    ['', 'multipart/form-data; boundary=part'],
    ['no form', 'multipart/form-data; boundary=part'],
    [`--part\r\n${part}`, 'multipart/form-data; boundary=part'],
    [`--other\r\n${part}\r\n--other--\r\n`, 'multipart/form-data; boundary=part'],
    [`--part\r\n${part}\r\n--part--\r\n`, 'multipart/form-data'],
  ] as const)
    expect(await send(operation, body, type), body).toBe(422)
  const complete = `--part\r\n${part}\r\n--part--\r\n`
  expect(await send(operation, complete, 'multipart/form-data; boundary=part')).toBe(201)
})
