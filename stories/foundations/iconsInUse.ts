/** The component or flow of a file: 'Notice', 'chat'. */
const ownerOf = (path: string) => /\/src\/(?:(?:ui|flows|modules)\/)?([^/]+)\//.exec(path)?.[1] ?? path

const IMPORT = /import \{([^}]+)\} from 'lucide-react'/

/** The lucide names of the icons that a source file imports. */
function iconsIn(source: string): string[] {
  const [, names = ''] = source.match(IMPORT) ?? []
  return names
    .split(',')
    .map((name) => name.trim().replace(/ as .*/, ''))
    .filter((name) => name !== '' && !name.startsWith('type '))
}

/** Every icon in the source files with the components and flows that use it, sorted by name. */
export function iconsInUse(sources: Record<string, string>): { name: string; owners: string[] }[] {
  const owners = new Map<string, Set<string>>()
  for (const [path, source] of Object.entries(sources)) {
    for (const name of iconsIn(source)) {
      owners.set(name, (owners.get(name) ?? new Set()).add(ownerOf(path)))
    }
  }
  return [...owners]
    .map(([name, users]) => ({ name, owners: [...users].sort() }))
    .sort((a, b) => a.name.localeCompare(b.name))
}
