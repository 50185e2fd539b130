import { STORY_PREPARED } from 'storybook/internal/core-events'
import type { API, State } from 'storybook/manager-api'

const CONTROLS = 'addon-controls'
const INTERACTIONS = 'storybook/interactions/panel'

type Entry = ReturnType<API['getCurrentStoryData']>

/** Journeys and behavior: their panel is the list of interactions. */
const isPlayed = (entry: Entry) =>
  entry?.type === 'story' &&
  (/^(Journeys|Behavior)\//.test(entry.title) ||
    (entry.tags.includes('behavior') && entry.tags.includes('play-fn')))

function hasControls(entry: Entry): boolean {
  if (entry?.type !== 'story') return false
  const { argTypes = {}, parameters } = entry
  if (parameters?.controls?.disable) return false
  return Object.values(argTypes).some(({ control }) => control !== undefined && control?.disable !== true)
}

/** Hides the panel where its tab is Controls and the story has none. */
export function showPanel(state: State, isOpen: boolean): boolean {
  const entry = state.index?.[state.storyId]
  if (entry?.type !== 'story') return false
  // Undefined until a tab is selected; Controls is the first.
  const selected = state.selectedPanel ?? CONTROLS
  return isOpen && (selected !== CONTROLS || hasControls(entry))
}

/** Selects Interactions for stories that are played and Controls for the others. A third tab stays selected. */
export function followStory(api: API): void {
  api.on(STORY_PREPARED, () => {
    const selected = api.getSelectedPanel()
    const wanted = isPlayed(api.getCurrentStoryData()) ? INTERACTIONS : CONTROLS
    if (selected !== wanted && (selected === CONTROLS || selected === INTERACTIONS))
      api.setSelectedPanel(wanted)
  })
}
