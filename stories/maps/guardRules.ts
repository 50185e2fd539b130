import type { Guard } from '../../src/domain/pages.ts'

const guardFiles = import.meta.glob<string>('../../src/app/guards/*.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** What the comment of a guard says. */
export function guardRule(guard: Guard): string | undefined {
  const source = guardFiles[`../../src/app/guards/${guard}.tsx`] ?? ''
  const [, comment] = /\/\*\*([^/]*?)\*\/\s*export (?:default )?function/.exec(source) ?? []
  return comment?.replaceAll(/\s*\n?\s*\*\s+/g, ' ').trim()
}
