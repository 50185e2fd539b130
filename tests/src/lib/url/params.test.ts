import { describe, expect, test } from 'vitest'
import type { Param } from '../../../../src/lib/url/params.ts'
import {
  choiceParam,
  historyStep,
  idParam,
  pageParam,
  readParams,
  searchParam,
  sortParam,
  stepParam,
  writeParams,
} from '../../../../src/lib/url/params.ts'

const params = {
  search: searchParam,
  status: choiceParam(['all', 'failed', 'pending'], 'all'),
  sort: sortParam(['name', 'size']),
  document: idParam('opened'),
  page: pageParam,
}

const NONE = { search: '', status: 'all', sort: null, document: null, page: null } as const
const ascending = { column: 'name', direction: 'ascending' } as const
const descending = { column: 'size', direction: 'descending' } as const

describe('a query and the values it stands for', () => {
  test.each([
    ['', NONE],
    ['?search=tide+notes', { ...NONE, search: 'tide notes' }],
    ['?status=failed', { ...NONE, status: 'failed' }],
    ['?sort=name', { ...NONE, sort: ascending }],
    ['?sort=-size', { ...NONE, sort: descending }],
    ['?document=d1&page=4', { ...NONE, document: 'd1', page: 4 }],
    [
      '?search=%26%3D%23%2F+%D9%85&status=pending&sort=-size&document=a%2Fb&page=12',
      { search: '&=#/ م', status: 'pending', sort: descending, document: 'a/b', page: 12 },
    ],
  ] as const)('the query "%s" is read and written again', (query, values) => {
    expect(readParams(params, query)).toEqual(values)
    expect(writeParams(params, '', values)).toBe(query)
  })

  test('parameters that the page does not know stay in the query', () => {
    expect(writeParams(params, '?tab=users&status=failed', { ...NONE, search: 'a' })).toBe(
      '?tab=users&search=a',
    )
  })

  test.each([
    ['?status=broken'],
    ['?status='],
    ['?status=__proto__'],
    ['?sort=color'],
    ['?sort=--name'],
    ['?sort=-'],
    ['?document='],
    [`?document=${'x'.repeat(201)}`],
    ['?page=0'],
    ['?page=-1'],
    ['?page=1.5'],
    ['?page=1e3'],
    ['?page=9999999'],
    ['?page=four'],
    ['?search=%'],
  ])('an invalid value is read as the default: %s', (query) => {
    const { search: _, ...rest } = readParams(params, query)
    const { search: __, ...defaults } = NONE
    expect(rest).toEqual(defaults)
  })

  test('a search text longer than 200 characters is cut', () => {
    expect(readParams(params, `?search=${'x'.repeat(500)}`).search).toHaveLength(200)
    expect(writeParams(params, '', { ...NONE, search: 'x'.repeat(500) })).toHaveLength(
      '?search='.length + 200,
    )
  })

  test.each<[string, Param<unknown>]>(Object.entries(params))(
    'the default of the parameter %s is left out of the query',
    (_, param) => {
      expect(param.format(param.parse(null))).toBeNull()
    },
  )
})

describe('the step in the history', () => {
  test.each([
    ['nothing changed', '', NONE, 'none'],
    ['nothing changed', '?search=a%20b', { ...NONE, search: 'a b' }, 'none'],
    ['the query has a default value', '?status=all', NONE, 'replace'],
    ['the query has an invalid value', '?page=-1', NONE, 'replace'],
    ['a search was typed', '', { ...NONE, search: 'a' }, 'wait'],
    ['a search was cleared', '?search=a', NONE, 'wait'],
    ['a filter was chosen', '', { ...NONE, status: 'failed' }, 'push'],
    ['a filter was reset', '?status=failed', NONE, 'push'],
    ['a filter was chosen after typing', '', { ...NONE, search: 'a', status: 'failed' }, 'push'],
    ['an order was chosen', '?sort=name', { ...NONE, sort: descending }, 'push'],
    ['a document was opened', '', { ...NONE, document: 'd1' }, 'open'],
    ['another document was opened', '?document=d1', { ...NONE, document: 'd2' }, 'replace'],
    ['a document was closed', '?document=d1&page=4', NONE, 'close'],
    ['a page was turned', '?document=d1', { ...NONE, document: 'd1', page: 4 }, 'wait'],
    ['a filter was chosen with a document open', '?document=d1', { ...NONE, status: 'failed' }, 'push'],
  ] as const)('%s (%s)', (_, query, values, step) => {
    expect(historyStep(params, query, values)).toBe(step)
  })

  test.each([
    ['the page starts at a step', '', 'one', 'open'],
    ['the next step was reached', '?step=one', 'two', 'open'],
    ['an earlier step was returned to', '?step=three', 'one', 'close'],
    ['there is no such step', '?step=four', 'two', 'open'],
    ['the step is the same', '?step=two', 'two', 'none'],
  ] as const)('%s (%s)', (_, query, value, step) => {
    expect(historyStep({ step: stepParam(['one', 'two', 'three']) }, query, { step: value })).toBe(step)
  })
})
