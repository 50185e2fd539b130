import type { PATHS } from '../../src/domain/paths.ts'

export type RouteName = keyof typeof PATHS

export interface MappedRoute {
  /** The key in `PATHS`; null for all other addresses. */
  name: RouteName | null
  /** The title of the browser tab; empty on the landing page. */
  title: string
  /** The component around it that decides who may open it; null: everybody. */
  guard: string | null
  /** Whether it is shown inside the layout of the app. */
  isInLayout: boolean
}

const PARTS =
  /<Route(?:\s+path=(?:\{PATHS\.(?<name>\w+)\}|"\*"))?\s+element=\{(?:page\('(?<title>[^']*)'|<(?<component>\w+) \/>\})|(?<end><\/Route>)/g

/** The routes in the source of AppRoutes.tsx, in its order. */
export function routesIn(source: string): MappedRoute[] {
  const routes: MappedRoute[] = []
  const around: string[] = []
  for (const { groups = {} } of source.matchAll(PARTS)) {
    const { name, title, component, end } = groups
    if (end !== undefined) around.pop()
    else if (component !== undefined) around.push(component)
    else
      routes.push({
        name: (name as RouteName | undefined) ?? null,
        title: title ?? '',
        guard: around.find((one) => one !== 'AppLayout') ?? null,
        isInLayout: around.includes('AppLayout'),
      })
  }
  return routes
}

/** What the comment of a guard says, or null. `source` is its file. */
export function guardRule(guard: string, source: string): string | null {
  const comments = [
    ...source.matchAll(/\/\*\*(?<words>[^/]*?)\*\/\s*export (?:default )?function (?<name>\w+)/g),
  ]
  const comment = comments.find(({ groups }) => groups?.name === guard)
  return comment?.groups?.words?.replaceAll(/\s*\n?\s*\*\s+/g, ' ').trim() ?? null
}

/** The flow that a route shows: the title of its stories without `Flows/`. */
export const FLOW_OF_ROUTE: Readonly<Record<RouteName, string>> = {
  home: 'Landing',
  demoLogin: 'Demo login',
  setup: 'Setup',
  magicSetup: 'Magic setup',
  register: 'Registration',
  signup: 'Direct signup',
  resetPassword: 'Password reset',
  onboarding: 'Onboarding',
  dashboard: 'Dashboard',
  knowledgeBase: 'Knowledge Base',
  chat: 'Chat',
  settings: 'Settings',
  help: 'Help',
  admin: 'Admin',
  adminDashboard: 'Admin',
}
