import type { Rolldown } from 'vite'
import { PAGE_LIST } from '../../src/domain/pages.ts'
import { CODE_BEHIND, LANDING_LATER, PAGES } from '../size/pages.ts'
import { type Modules, reachedModules } from './reachedModules.ts'

type Groups = NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']>

const root = import.meta.dirname.replaceAll('\\', '/').replace(/(\/[^/]*){2}$/, '')

const accounts = PAGE_LIST.filter(({ guard }) => guard === 'RequireSignedOut')

/** Parts of the app that a visitor needs one after the other, and the modules that load them. */
const PARTS = {
  start: ['src/main.tsx', 'mocks/demo/main.tsx'],
  landing: PAGES.landing.modules,
  signIn: PAGES['demo-login'].modules,
  landingLater: LANDING_LATER,
  accounts: accounts.flatMap(({ flow }) => PAGES[flow].modules),
  onboarding: PAGES.onboarding.modules,
  signedIn: [CODE_BEHIND.RequireSession],
  notFound: PAGES['not-found'].modules,
}

const ICON_CREATOR = `${root}/src/ui/createIcon.ts`

/**
 * The files of modules that several pages need: one for each set of parts of the app. By default the bundler would
 * create one for each set of pages and dialogs, about a hundred small files, which compress badly. The sizes are tested
 * in tests/build/production.test.ts.
 */
export function sharedFiles(): Groups {
  let parts: { name: string; ids: Set<string> }[] | null = null
  const partsOf = (id: string, modules: Modules) => {
    parts ??= Object.entries(PARTS).map(([name, paths]) => ({
      name,
      ids: reachedModules(
        paths.map((path) => `${root}/${path}`),
        modules,
      ),
    }))
    return parts.filter(({ ids }) => ids.has(id)).map(({ name }) => name)
  }
  const startFile = (id: string, modules: Modules) => {
    // Each icon needs it, wherever the icon is.
    if (id === ICON_CREATOR) return 'framework'
    // The entry itself stays the file that index.html loads.
    if (PARTS.start.some((path) => id === `${root}/${path}`)) return null
    const names = partsOf(id, modules)
    if (!names.includes('start') && !(names.includes('landing') && names.length > 1)) return null
    return id.includes('/node_modules/') ? 'framework' : 'start'
  }
  const sharedFile = (id: string, modules: Modules) => {
    const names = partsOf(id, modules)
    return names.includes('landing') ? 'landing' : names.join('-') || null
  }
  // Without their dependencies: an index of a package would add all its modules.
  const exactly = { includeDependenciesRecursively: false }
  return [
    { ...exactly, name: startFile, debugName: 'start', priority: 2 },
    { ...exactly, name: sharedFile, debugName: 'shared', priority: 1, minShareCount: 2 },
  ]
}
