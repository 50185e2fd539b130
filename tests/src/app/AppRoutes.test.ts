import { isValidElement, type ReactElement, type ReactNode } from 'react'
import { createRoutesFromElements, type RouteObject } from 'react-router-dom'
import { expect, test } from 'vitest'
import { AppRoutes } from '../../../src/app/AppRoutes.tsx'
import { RedirectSignedIn } from '../../../src/app/guards/RedirectSignedIn.tsx'
import { RequireSession } from '../../../src/app/guards/RequireSession.tsx'
import { PAGES } from '../../../src/domain/pages.ts'

const suspense = AppRoutes() as ReactElement<{ children: ReactElement<{ children: ReactNode }> }>
const routes = createRoutesFromElements(suspense.props.children.props.children)

const pathsOf = ({ path, children = [] }: RouteObject): (string | undefined)[] =>
  children.length === 0 ? [path] : children.flatMap(pathsOf)
const guardOf = ({ element }: RouteObject) => isValidElement(element) && element.type

test('every page has a route behind its guard, and all other addresses have one', () => {
  const pages = Object.values(PAGES).map((behind) => Object.values(behind).map(({ path }) => path))
  expect(routes.map(pathsOf)).toEqual([...pages, ['*']])
  const guards = routes.map(guardOf)
  expect([guards[0], guards[3]]).toEqual([RedirectSignedIn, RequireSession])
  // Those that are loaded with their pages.
  expect(new Set(guards).size).toBe(routes.length)
})
