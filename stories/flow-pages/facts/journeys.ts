import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { toId } from 'storybook/internal/csf'
import type { FlowName } from '../../catalogue/stages.ts'

export interface JourneyStory {
  id: string
  name: string
}

/** The journeys that name a flow: `...through('chat')` in a file of stories/journeys. */
export function journeysThrough(root: string, flow: FlowName): JourneyStory[] {
  return globSync('stories/journeys/*.stories.tsx', { cwd: root })
    .toSorted()
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      const [, flows = ''] = /\.\.\.through\(([^)]*)\)/.exec(text) ?? []
      const [, title = ''] = /title: '(Journeys\/.*)'/.exec(text) ?? []
      if (!flows.includes(`'${flow}'`)) return []
      return [{ id: toId(title, 'By Pointer'), name: title.replace('Journeys/', '') }]
    })
}
