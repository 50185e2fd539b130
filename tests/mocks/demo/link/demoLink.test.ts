import { expect, test } from 'vitest'
import { formatDemoLink, parseDemoLink, withoutLink } from '../../../../mocks/demo/link/demoLink.ts'

const EIGHT_DAYS_MS = 8 * 24 * 60 * 60 * 1000

test('a link is parsed to world, role, page, faults and clock', () => {
  const link = parseDemoLink(
    '?world=busy&as=admin&at=/admin%3Ftab%3Dusers&fault=backend-down&fault=askQuestion:status%3D503&clock=8d',
  )
  expect(link).toEqual({
    world: 'busy',
    as: 'admin',
    at: '/admin?tab=users',
    faults: ['backend-down', 'askQuestion:status=503'],
    clockMs: EIGHT_DAYS_MS,
    problems: [],
  })
})

test('a formatted link is parsed to the same parts', () => {
  const parts = {
    world: 'demo',
    as: 'user',
    at: '/knowledge-base?search=a b',
    faults: ['*:latency=300-900@0.2'],
    clockMs: EIGHT_DAYS_MS,
  } as const
  expect(parseDemoLink(formatDemoLink(parts))).toEqual({ ...parts, problems: [] })
})

test('an address without parameters of a link is no link', () => {
  expect(parseDemoLink('')).toBeNull()
  expect(parseDemoLink('?token=1&tab=users')).toBeNull()
})

test.each([
  ['as=owner', '“as=owner” is unknown. The roles are visitor, applicant, user, hostedOnly, guest, admin.'],
  ['at=//other.example/', '“at=//other.example/” is unknown. A page is a path such as /admin.'],
  ['at=https://other.example/', '“at=https://other.example/” is unknown. A page is a path such as /admin.'],
  ['at=/\\other.example', '“at=/\\other.example” is unknown. A page is a path such as /admin.'],
  ['clock=soon', '“clock=soon” is unknown. A time is written like 8d, 12h or 30m.'],
])('the unknown value of %s is reported and ignored', (query, problem) => {
  expect(parseDemoLink(`?${query}`)).toEqual({
    world: null,
    as: null,
    at: null,
    faults: [],
    clockMs: null,
    problems: [problem],
  })
})

test('the parameters of a link are removed from an address; the others stay', () => {
  const url = new URL('http://localhost/register?token=1&world=busy&fault=a&fault=b#top')
  expect(withoutLink(url)).toBe('/register?token=1#top')
  expect(withoutLink(new URL('http://localhost/?as=user'))).toBe('/')
})
