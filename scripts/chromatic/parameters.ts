import { type PicturedIn, picturedIn } from '../../tests/visual/pictures.ts'
import type { StoryEntry } from '../../tests/visual/stories.ts'

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
export function chromaticParameters(story: StoryEntry, stories: readonly StoryEntry[]) {
  const modes = picturedIn(story, stories)
  if (modes.length === 0) return { disableSnapshot: true }
  return { modes: Object.fromEntries(modes.map((mode) => [mode, modeOf(mode)])) }
}
