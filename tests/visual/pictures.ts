import { builtStories, isFirst, isPictured, isStill, type StoryEntry } from './stories.ts'

/** The themes and widths in which stories are pictured: projects of the Playwright configuration. */
export const PICTURED = ['dark-1280', 'light-390', 'light-1280', 'dark-390'] as const

/** Elements whose hairlines depend on rounding to device pixels, by story. Few and small, to save space. */
export const DETAILS = [
  ['components-overlays-dialog--open', '[role="dialog"]'],
  ['components-overlays-confirmdialog--danger', '[role="alertdialog"]'],
  ['components-structure-card--default', '#storybook-root'],
] as const

export type PicturedIn = (typeof PICTURED)[number]

// `States` includes the `Default` of a component, `Stress` at 320 pixels is independent of the window, and
// right-to-left text and the foundations need no phone picture: each is pictured once. The list of chats is in a closed
// drawer on phones. The presenter panel has nearly the same width everywhere. The others look on phones like
// another story.
export const ONLY_ON_DESKTOPS =
  /Components\/.*: (Default|Right To Left)$|Foundations\/|Demo\/Presenter panel|Flows\/Chat: (Loading Sessions|Sessions Failed|Ready Empty|Contradiction (By Date|By Name|By Number|By Polarity|Without Alert)|Delete Failed|Editing|Stopped|Answered With Follow Ups)$|Dialog: Wide$|SidebarLayout: Collapsed$|Knowledge Graph Table Of All$/

/** Stories that are pictured in all four: the page of all components and the first story of a flow. */
function isOpening(story: StoryEntry, stories: readonly StoryEntry[]): boolean {
  if (story.title.startsWith('Flows/')) return isFirst(story, stories)
  return story.title.startsWith('Components/All')
}

/**
 * The themes and widths in which a story is compared with a picture: none for stories that run the app or only check
 * behavior. `stories` are the stories of its file, or all.
 */
export function picturedIn(story: StoryEntry, stories: readonly StoryEntry[]): PicturedIn[] {
  if (!isStill(story)) return []
  const onPhones = isPictured(story, false) && !ONLY_ON_DESKTOPS.test(`${story.title}: ${story.name}`)
  const once: PicturedIn[] = [
    ...(isPictured(story, true) ? (['dark-1280'] as const) : []),
    ...(onPhones ? (['light-390'] as const) : []),
  ]
  return isOpening(story, stories) ? [...once, 'light-1280', 'dark-390'] : once
}

export function builtPictures(): { story: StoryEntry; project: PicturedIn }[] {
  const stories = builtStories()
  return stories.flatMap((story) => picturedIn(story, stories).map((project) => ({ story, project })))
}
