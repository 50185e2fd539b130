import { expect, test } from 'vitest'
import { type Guard, PAGES } from '../../../src/domain/pages.ts'
import { guardRule } from '../../../stories/maps/guardRules.ts'

test('every guard has a rule', () => {
  const guards = Object.keys(PAGES) as Guard[]
  expect(guards.filter((guard) => !guardRule(guard)?.endsWith('.'))).toEqual([])
})

test('a guard’s rule is its comment in one line', () => {
  expect(guardRule('RequireSession')).toBe(
    'Renders its routes for signed-in users only. After a sign-out it redirects to the landing page, otherwise to the demo login, which returns to the requested page.',
  )
})
