import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createApplication } from '../../../../mocks/factories/application.ts'
import { type WaitlistStatus, waitlistActions, waitlistStatusLabel } from '../../../../src/domain/waitlist.ts'
import { summarizeInterest } from '../../../../src/flows/admin/interestText.ts'
import { applicantName, isChanged, isEmailMissing } from '../../../../src/flows/admin/waitlist/application.ts'
import { mergeApplications } from '../../../../src/flows/admin/waitlist/mergeApplications.ts'
import { countByStatus } from '../../../../src/flows/admin/waitlist/waitlistCounts.ts'
import { waitlistCsv, waitlistCsvName } from '../../../../src/flows/admin/waitlist/waitlistCsv.ts'
import { searchWaitlist, type WaitlistFilter } from '../../../../src/flows/admin/waitlist/waitlistSearch.ts'
import {
  isWaitlistColumn,
  sortWaitlist,
  type WaitlistSort,
} from '../../../../src/flows/admin/waitlist/waitlistSort.ts'
import { formatDay } from '../../../../src/lib/text/format.ts'
import { foldText } from '../../../../src/lib/text/search.ts'

const una = createApplication({
  id: 'una',
  first_name: 'Una',
  last_name: 'Sørensen',
  interest: JSON.stringify({
    role: 'researcher',
    organization: 'Háskóli Íslands',
    researchArea: 'cognitive-science',
    useCase: 'Replay and consolidation',
    timeline: 'short-term',
  }),
  created_at: '2026-02-20T09:00:00Z',
})
const zoe = createApplication({
  id: 'zoe',
  first_name: 'Zoë',
  status: 'active',
  admin_notes: 'Met at the spring workshop',
  last_login_at: '2026-03-01T09:00:00Z',
  created_at: '2026-02-10T09:00:00Z',
})
const broken = createApplication({ id: 'broken', first_name: 'Åsa', interest: '{"role', status: 'rejected' })
const odd = createApplication({ id: 'odd', first_name: 'Bo', status: 'archived' as 'pending' })
const ALL = [una, zoe, broken, odd]
const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

test.each<[string, WaitlistFilter, string[]]>([
  ['', 'all', ['una', 'zoe', 'broken', 'odd']],
  ['   ', 'all', ['una', 'zoe', 'broken', 'odd']],
  ['sorensen', 'all', ['una']],
  ['SØRENSEN una', 'all', ['una']],
  ['zoe', 'all', ['zoe']],
  ['zoe@LAB', 'all', ['zoe']],
  ['cognitive science', 'all', ['una']],
  ['haskoli', 'all', ['una']],
  ['researcher replay', 'all', ['una']],
  ['in the short term', 'all', ['una']],
  ['active', 'all', ['zoe']],
  ['workshop', 'all', ['zoe']],
  ['archived', 'all', ['odd']],
  ['una zoe', 'all', []],
  ['', 'active', ['zoe']],
  ['una', 'active', []],
  ['cognitive-science', 'all', []],
])('%j among %s finds %j', (search, filter, found) => {
  expect(ids(searchWaitlist(ALL, search, filter))).toEqual(found)
})

test('a search of nothing gives the list itself', () => {
  expect(searchWaitlist(ALL, ' ', 'all')).toBe(ALL)
})

test('a changed row is searched as it is now', () => {
  expect(ids(searchWaitlist([{ ...una, admin_notes: 'Zebra' }], 'zebra', 'all'))).toEqual(['una'])
  expect(searchWaitlist([una], 'zebra', 'all')).toEqual([])
})

test.each([
  ['Zoë', 'zoe'],
  ['ŁÓDŹ', 'lodz'],
  ['Straße', 'strasse'],
  ['Guðmundur', 'gudmundur'],
  ['İstanbul', 'istanbul'],
  ['ﬁle', 'file'],
  ['الخوارزمي', 'الخوارزمي'],
])('%j is searched as %j', (text, plain) => {
  expect(foldText(text)).toBe(plain)
})

test.each<[WaitlistSort | null, string[]]>([
  [null, ['una', 'zoe', 'broken', 'odd']],
  [{ column: 'name', direction: 'ascending' }, ['broken', 'odd', 'una', 'zoe']],
  [{ column: 'name', direction: 'descending' }, ['zoe', 'una', 'odd', 'broken']],
  [{ column: 'email', direction: 'ascending' }, ['broken', 'odd', 'una', 'zoe']],
  [{ column: 'submitted', direction: 'ascending' }, ['zoe', 'una', 'broken', 'odd']],
  // What is missing stands last, whichever way.
  [{ column: 'lastLogin', direction: 'ascending' }, ['zoe', 'una', 'broken', 'odd']],
  [{ column: 'lastLogin', direction: 'descending' }, ['zoe', 'una', 'broken', 'odd']],
  [{ column: 'interest', direction: 'descending' }, ['una', 'zoe', 'broken', 'odd']],
  // From pending on; what we do not know stands last.
  [{ column: 'status', direction: 'ascending' }, ['una', 'broken', 'zoe', 'odd']],
  [{ column: 'status', direction: 'descending' }, ['zoe', 'broken', 'una', 'odd']],
])('ordered by %j the list is %j', (sort, order) => {
  expect(ids(sortWaitlist(ALL, sort))).toEqual(order)
})

test('an order neither loses nor invents a row, and equals keep theirs', () => {
  const rows = fc.array(fc.record({ first_name: fc.constantFrom('Una', 'una', 'Åsa', ''), place: fc.nat() }))
  fc.assert(
    fc.property(rows, fc.constantFrom('ascending' as const, 'descending' as const), (told, direction) => {
      const list = told.map(({ first_name }, place) =>
        createApplication({ id: String(place), first_name, last_name: '', email: 'e' }),
      )
      const sorted = sortWaitlist(list, { column: 'name', direction })
      expect(new Set(sorted)).toEqual(new Set(list))
      const again = sortWaitlist(sorted, { column: 'name', direction })
      expect(ids(again)).toEqual(ids(sorted))
    }),
  )
})

test.each([
  ['name', true],
  ['lastLogin', true],
  ['actions', false],
  ['toString', false],
])('%s is a column to order by: %s', (name, isOne) => {
  expect(isWaitlistColumn(name)).toBe(isOne)
})

test.each([
  [una.interest, { about: 'Cognitive science', who: 'Researcher · Háskóli Íslands' }],
  ['{"role":"pilot","researchArea":"alchemy"}', { about: 'alchemy', who: 'pilot' }],
  ['Works on sleep', { about: 'Works on sleep', who: '' }],
  ['{"role": "rese', { about: '', who: '' }],
  ['{}', { about: '', who: '' }],
  ['null', { about: '', who: '' }],
  ['[]', { about: '', who: '' }],
  ['', { about: '', who: '' }],
])('the interest %j reads %j', (json, lines) => {
  expect(summarizeInterest(json)).toEqual(lines)
})

test('a file has a header, every application in the order given, and nothing to calculate', () => {
  const lines = waitlistCsv([zoe, { ...una, first_name: '=cmd' }]).split('\r\n')
  expect(lines).toHaveLength(4)
  expect(lines[0]).toBe(
    '\uFEFF"First name","Last name","Email","Status","Role","Organization","Research area","Intended use case","Timeline","Submitted","Reviewed","Setup email sent","Last login","Admin notes"',
  )
  expect(lines[1]).toMatch(/^"Zoë","Lindqvist","zoe@lab.example","Active",.*"Met at the spring workshop"$/)
  expect(lines[2]).toMatch(
    /^"'=cmd","Sørensen","una@lab.example","Pending","Researcher","Háskóli Íslands","Cognitive science"/,
  )
})

test('a file is named by the day', () => {
  expect(waitlistCsvName(new Date(2026, 2, 7, 23, 59).getTime())).toBe('waitlist-2026-03-07.csv')
})

test.each([
  [new Date(2026, 10, 21, 9).toISOString(), 'Nov 21'],
  [new Date(2025, 11, 8, 9).toISOString(), 'Dec 8, 2025'],
])('%s is the day %s', (timestamp, day) => {
  expect(formatDay(timestamp, new Date(2026, 10, 22).getTime())).toBe(day)
})

test('a new listing keeps the objects of what has not changed, and rows that are kept', () => {
  const listed = [structuredClone(zoe), { ...una, status: 'approved' as const }, structuredClone(odd)]
  const merged = mergeApplications(ALL, listed, new Set(['una']))
  expect(merged).toEqual([zoe, una, odd])
  expect(merged[0]).toBe(zoe)
  expect(merged[1]).toBe(una)
  expect(mergeApplications(ALL, structuredClone(ALL))).toBe(ALL)
  expect(mergeApplications(ALL, listed)[1]).toBe(listed[1])
})

test.each([
  ['approved', null, true],
  ['approved', '2026-03-01T00:00:00Z', false],
  ['registered', null, false],
  ['pending', null, false],
] as const)('%s, e-mailed at %s, was never told: %s', (status, emailed_at, expected) => {
  expect(isEmailMissing({ status, emailed_at })).toBe(expected)
})

test('an application is changed by another status or another review', () => {
  expect(isChanged(zoe, { ...zoe, last_login_at: null } as typeof zoe)).toBe(false)
  expect(isChanged(zoe, { ...zoe, status: 'pending' })).toBe(true)
  expect(isChanged(zoe, { ...zoe, reviewed_at: '2026-04-01T00:00:00Z' })).toBe(true)
})

test('whoever gave no name is called by their address', () => {
  expect(applicantName(una)).toBe('Una Sørensen')
  expect(applicantName({ ...una, first_name: ' ', last_name: '' })).toBe('una@lab.example')
})

test('a status that we do not know is shown as it is and offers nothing', () => {
  expect(waitlistStatusLabel('archived')).toBe('archived')
  expect(waitlistStatusLabel('toString')).toBe('toString')
  expect(waitlistActions('archived' as 'pending')).toEqual([])
})

test('counts every status, those of nobody as well, and what is unknown in the total alone', () => {
  const statuses = ['pending', 'registered', 'pending', 'archived'] as WaitlistStatus[]
  expect(countByStatus(statuses.map((status) => ({ status })))).toEqual({
    total: 4,
    pending: 2,
    approved: 0,
    rejected: 0,
    registered: 1,
    active: 0,
  })
})
