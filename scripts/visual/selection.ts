import { picturedIn } from '../../tests/visual/pictures.ts'
import { builtStories, type StoryEntry } from '../../tests/visual/stories.ts'
import { affectedStories } from './affectedStories.ts'
import { changedFiles } from './changedFiles.ts'
import { readImportGraph } from './importGraph.ts'
import type { Options } from './options.ts'
import { selectByName } from './selectStories.ts'

const fileOf = ({ importPath }: StoryEntry) => importPath.replace(/^\.\//, '')

/**
 * The stories with pictures that the options select, or `all`.
 * @throws Error with a sentence if a name or commit does not exist.
 */
export function selectStories(
  root: string,
  { words, stories: names, changedSince }: Options,
): 'all' | StoryEntry[] {
  const stories = builtStories()
  const pictured = stories.filter((story) => picturedIn(story, stories).length > 0)
  const named = words.length + names.length === 0 ? 'all' : selectByName(pictured, { words, names })
  if (changedSince === undefined) return named
  const files = [...new Set(pictured.map(fileOf))]
  const affected = affectedStories(readImportGraph(root, files), files, changedFiles(root, changedSince))
  if (affected === 'all') return named
  return (named === 'all' ? pictured : named).filter((story) => affected.includes(fileOf(story)))
}
