import { loadCsf } from 'storybook/internal/csf-tools'
import type { Plugin } from 'vite'
import { type PicturedIn, picturedIn } from '../tests/visual/pictures.ts'
import type { StoryEntry } from '../tests/visual/stories.ts'

/**
 * Gives every story its parameters for Chromatic. They depend on the story's title, name and tags, as the baselines do,
 * and Storybook has no parameters that depend on tags. main.ts uses it if `CHROMATIC` is set.
 */
export function chromaticPlugin(): Plugin {
  return {
    name: 'engram-chromatic-parameters',
    enforce: 'pre',
    transform: {
      filter: { id: /\/stories\/.*\.stories\.tsx$/ },
      handler: (code, file) => ({ code: `${code}\n${assignments(code, file)}`, map: null }),
    },
  }
}

/** A statement for each story of a file. */
export function assignments(code: string, file: string): string {
  const { indexInputs } = loadCsf(code, { fileName: file, makeTitle: (title) => title }).parse()
  const stories = indexInputs.map(
    ({ exportName, title = '', name = exportName, tags = [], __id = exportName }) => ({
      exportName,
      entry: { id: __id, title, name, tags, importPath: file, type: 'story' } satisfies StoryEntry,
    }),
  )
  const entries = stories.map(({ entry }) => entry)
  return stories
    .map(({ exportName, entry }) => {
      const parameters = JSON.stringify(chromaticParameters(entry, entries))
      return `${exportName}.parameters = { ...${exportName}.parameters, chromatic: ${parameters} }`
    })
    .join('\n')
}

/** A mode of Chromatic: the window, and values of the toolbar's globals. */
function modeOf(picturedIn: PicturedIn) {
  const [theme, width] = picturedIn.split('-')
  const viewport = { width: Number(width), height: width === '390' ? 1400 : 1100 }
  return { viewport, theme, motion: 'reduce' }
}

/**
 * The parameters that tell Chromatic to capture a story in the themes and widths of its baselines, or not at all.
 * `stories` are the stories of its file.
 */
function chromaticParameters(story: StoryEntry, stories: readonly StoryEntry[]) {
  const modes = picturedIn(story, stories)
  if (modes.length === 0) return { disableSnapshot: true }
  return { modes: Object.fromEntries(modes.map((mode) => [mode, modeOf(mode)])) }
}
