import { readdirSync, readFileSync } from 'node:fs'
import { isValidElement, type ReactElement, type ReactNode } from 'react'
import { createRoutesFromElements, type RouteObject } from 'react-router-dom'
import { expect, test } from 'vitest'
import { AppRoutes } from '../../../src/app/AppRoutes.tsx'
import { PATHS } from '../../../src/domain/paths.ts'
import { FLOW_TITLES } from '../../../stories/catalogue/entryOrder.ts'
import { FLOW_OF_ROUTE, guardRule, routesIn } from '../../../stories/maps/routeTable.ts'

const app = new URL('../../../src/app/', import.meta.url)
const routes = routesIn(readFileSync(new URL('AppRoutes.tsx', app), 'utf8'))
const addresses = routes.map(({ name }) => (name === null ? '*' : PATHS[name]))

/** The paths of React Router's own table, in its order. */
const pathsOf = (table: readonly RouteObject[]): (string | undefined)[] =>
  table.flatMap(({ path, children }) => (children === undefined ? [path] : pathsOf(children)))

test('the map lists the routes of the app in their order', () => {
  const suspense = AppRoutes({}) as ReactElement<{ children: ReactElement<{ children: ReactNode }> }>
  expect(isValidElement(suspense.props.children)).toBe(true)
  expect(addresses).toEqual(pathsOf(createRoutesFromElements(suspense.props.children.props.children)))
  expect([...addresses].sort()).toEqual([...Object.values(PATHS), '*'].sort())
})

test('every route except that of unknown addresses names the rule of its guard', () => {
  const files = readdirSync(new URL('guards', app))
  const rules = routes.map(({ name, guard }) => {
    if (guard === null) return name === null
    const file = `${guard}.tsx`
    return (
      files.includes(file) && guardRule(guard, readFileSync(new URL(`guards/${file}`, app), 'utf8')) !== null
    )
  })
  expect(rules).toEqual(routes.map(() => true))
})

test('a route inside the layout of the app has the guard outside of it', () => {
  expect(routes.find(({ name }) => name === 'chat')).toEqual({
    name: 'chat',
    title: 'Chat',
    guard: 'RequireSession',
    isInLayout: true,
  })
  expect(routes.find(({ name }) => name === 'onboarding')).toMatchObject({
    guard: 'RequireOnboarding',
    isInLayout: false,
  })
})

test('a guard’s rule is its comment in one line', () => {
  const source =
    '/** Something else. */\nexport const other = 1\n\n/**\n * For users\n * only.\n */\nexport default function RequireUser() {}\n'
  expect(guardRule('RequireUser', source)).toBe('For users only.')
  expect(guardRule('RequireGuest', source)).toBeNull()
})

test('every route leads to a flow of the catalogue', () => {
  expect(Object.values(FLOW_OF_ROUTE).filter((flow) => !FLOW_TITLES.includes(flow))).toEqual([])
})
