/** The component or flow that a file of src belongs to: 'Notice', 'chat'. */
const ownerOf = (path: string) => path.split('/').at(-2) ?? path

/** An import of icons, as the source writes it. */
const IMPORT = /import \{([^}]+)\} from 'lucide-react'/

/** The icons that a source file imports, by their names in lucide. */
function iconsIn(source: string): string[] {
  const [, names = ''] = source.match(IMPORT) ?? []
  return names
    .split(',')
    .map((name) => name.trim().replace(/ as .*/, ''))
    .filter((name) => name !== '' && !name.startsWith('type '))
}

/** Every icon of the source files with who uses it, by name. */
export function iconsInUse(sources: Record<string, string>): { name: string; owners: string[] }[] {
  const owners = new Map<string, Set<string>>()
  for (const [path, source] of Object.entries(sources)) {
    for (const name of iconsIn(source)) {
      owners.set(name, (owners.get(name) ?? new Set()).add(ownerOf(path)))
    }
  }
  return [...owners]
    .map(([name, users]) => ({ name, owners: [...users].sort() }))
    .sort((one, other) => one.name.localeCompare(other.name))
}
