import { expect, test } from 'vitest'
import { rest } from '../../../../mocks/hosted/rest/rest.ts'
import { createProvider } from '../support/provider.ts'

// What the provider answers, the app never sends and the mock lacks.

const provider = await createProvider(rest)
const token = await provider.tokenOf('admin')

test.each([
  ['a negated filter', 'status=not.eq.pending'],
  ['a regular expression', 'email=match.^u'],
  ['a comparison with several values', 'status=eq(any).{pending,active}'],
  ['a list with quotes', 'status=in.("a,b")'],
  ['is distinct from', 'admin_notes=isdistinct.Good'],
  ['an operator of arrays and ranges', 'interest=cs.{a}'],
  ['full-text search', 'email=fts.una'],
  ['a pattern with an escape character', 'email=like.u\\_a'],
  ['a pattern for another type than text', 'id=like.1*'],
  ['a text as a truth value', 'email=is.true'],
  ['the unknown truth value', 'cleanup_incomplete=is.unknown'],
  ['a filter without an operator', 'id=11'],
  ['alternatives', 'or=(status.eq.pending,email.eq.x)'],
  ['a group of conditions', 'and=(status.eq.pending)'],
  ['a negated group of conditions', 'not.and=(status.eq.pending)'],
  ['a filter of a joined table', 'select=id,submission_events(kind)&submission_events.kind=eq.approved'],
  ['the place of null in an order', 'order=admin_notes.nullsfirst'],
  ['an order by a joined table', 'order=submission_events(at)'],
  ['a name of a column in the response', 'select=who:first_name'],
  ['a cast', 'select=created_at::date'],
  ['a path in JSON', 'select=interest->>role'],
  ['a count of rows', 'select=count()'],
  ['a count without parentheses', 'select=count'],
  ['an aggregate', 'select=created_at.max()'],
  ['a join that omits rows', 'select=id,submission_events!inner(kind)'],
  ['a join with its columns in the row', 'select=id,...submission_events(kind)'],
  ['a name of a join', 'select=id,history:submission_events(kind)'],
  ['a join without columns', 'select=id,submission_events()'],
  ['a join in a join', 'select=id,submission_events(kind,admin_applications(id))'],
  ['a join of unrelated tables', 'select=id,admin_users(id)'],
  ['a negative limit', 'limit=-1'],
  ['an offset that is no number', 'offset=a'],
])('%s gets 501 with the missing feature', async (_, query) => {
  expect(await refusal(query)).toEqual([501, 'PGRST127', expect.stringMatching(/ is not answered here\.$/)])
})

test.each([
  ['CSV', { Accept: 'text/csv' }],
  ['rows without null', { Accept: 'application/vnd.pgrst.array+json;nulls=stripped' }],
  ['a query plan', { Accept: 'application/vnd.pgrst.plan+json' }],
  ['another schema', { 'Accept-Profile': 'private' }],
  ['a range in a header', { Range: '0-9' }],
  ['an estimated count', { Prefer: 'count=estimated' }],
  ['only the headers', { Prefer: 'return=headers-only' }],
  ['strict preferences', { Prefer: 'return=minimal, handling=strict' }],
  ['merged duplicates', { Prefer: 'resolution=merge-duplicates' }],
  ['defaults for missing columns', { Prefer: 'missing=default' }],
  ['a write to another schema', { 'Content-Profile': 'private' }],
  ['a write of a form', { 'Content-Type': 'application/x-www-form-urlencoded' }],
])('a request for %s gets 501 with the header', async (_, headers) => {
  const [[name, value] = []] = Object.entries(headers)
  expect(await refusal('select=id', { headers })).toEqual([
    501,
    'PGRST127',
    `The header ${name}: ${value} is not answered here.`,
  ])
})

test('an update of the method PUT gets 501 with the method', async () => {
  expect(await refusal('', { method: 'PUT' })).toEqual([
    501,
    'PGRST127',
    'The method PUT is not answered here.',
  ])
})

/** Status, code and details of the response to an admin's request. */
async function refusal(query: string, init: RequestInit = {}) {
  const response = await provider.ask(`/rest/v1/admin_applications?${query}`, {
    ...init,
    headers: { Authorization: `Bearer ${token}`, ...init.headers },
  })
  const { code, details } = await response.json()
  return [response.status, code, details]
}
