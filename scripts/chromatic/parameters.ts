import { type PicturedIn, picturedIn } from '../../tests/visual/pictures.ts'
import type { StoryEntry } from '../../tests/visual/stories.ts'

const DESKTOP = { width: 1280, height: 1100 }
const PHONE = { width: 390, height: 1400 }

/** Chromatic's modes: the window, and values of the toolbar's globals. */
const MODES: Readonly<Record<PicturedIn, object>> = {
  'dark-1280': { viewport: DESKTOP, theme: 'dark', motion: 'reduce' },
  'light-390': { viewport: PHONE, theme: 'light', motion: 'reduce' },
  'light-1280': { viewport: DESKTOP, theme: 'light', motion: 'reduce' },
  'dark-390': { viewport: PHONE, theme: 'dark', motion: 'reduce' },
}

/**
 * The parameters that tell Chromatic to capture a story in the themes and widths of its baselines, or not at all.
 * `stories` are the stories of its file.
 */
export function chromaticParameters(story: StoryEntry, stories: readonly StoryEntry[]) {
  const modes = picturedIn(story, stories)
  if (modes.length === 0) return { disableSnapshot: true }
  return { modes: Object.fromEntries(modes.map((mode) => [mode, MODES[mode]])) }
}
