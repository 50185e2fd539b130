import type { Meta } from '@storybook/react-vite'
import type { Gate } from './gate.ts'

type StoriesFile = Record<string, unknown> & { default: Meta }

/** The stories that every component has. */
const EXPORTS = ['Default', 'States', 'RightToLeft', 'Stress'] as const

const SEPARATE_STORIES = 'fills the page: each state has a story of its own'

/** Components without one of these stories, and the reason. */
const EXCEPTIONS: Record<string, Partial<Record<(typeof EXPORTS)[number], string>>> = {
  Announcement: { States: 'is invisible' },
  AuthLayout: { States: 'is a page; its controls have the story' },
  ConfirmDialog: { States: SEPARATE_STORIES },
  Dialog: { States: SEPARATE_STORIES },
  Drawer: { States: SEPARATE_STORIES },
  FilterBar: { States: 'its controls have the story' },
  Toasts: { States: SEPARATE_STORIES },
  VisuallyHidden: { States: 'is invisible' },
}

const GROUPS = 'Actions|Forms|Feedback|Overlays|Structure|Data|Evidence|Brand'

/** What a component's file of stories lacks, as sentences. */
function lacks(name: string, file: StoriesFile | undefined): string[] {
  if (!file) return [`Add stories/ui/${name}.stories.tsx.`]
  const { title = '', parameters } = file.default
  const stories = EXPORTS.filter((story) => !(story in file) && EXCEPTIONS[name]?.[story] === undefined)
  return [
    ...stories.map((story) => `Add the story "${story}".`),
    ...(new RegExp(`^Components/(${GROUPS})/${name}$`).test(title)
      ? []
      : [`Give its stories the title "Components/<group>/${name}".`]),
    ...(/\S/.test(parameters?.docs?.description?.component ?? '')
      ? []
      : ['Say in the description what the component is for.']),
  ]
}

/** @param filesByName - the files of stories by component */
export function componentGate(
  names: readonly string[],
  filesByName: Readonly<Record<string, StoriesFile>>,
): Gate {
  return {
    name: 'Components',
    rule: 'Every component has a description and the stories Default, States, Right to left and Stress.',
    total: names.length,
    missing: names.flatMap((name) => lacks(name, filesByName[name]).map((todo) => ({ item: name, todo }))),
  }
}

/** Exceptions that are not needed, because the component is gone or has the story. */
export function needlessExceptions(filesByName: Readonly<Record<string, StoriesFile>>): string[] {
  return Object.entries(EXCEPTIONS).flatMap(([name, stories]) =>
    Object.keys(stories)
      .filter((story) => !filesByName[name] || story in filesByName[name])
      .map((story) => `${name}.${story}`),
  )
}
