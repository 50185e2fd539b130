import { expect, test } from 'vitest'
import { stateKey, stateStoriesIn } from '../../../stories/flow-pages/stateStories.ts'

const showing = (...states: string[]) => ({ parameters: { machine: { id: 'chat', states } } })

const stories = stateStoriesIn([
  {
    default: { title: 'Flows/Chat' },
    Asking: showing('thread.asking', 'sessions.listed'),
    ListedLate: showing('sessions.listed'),
    Listed: showing('sessions.listed'),
    Renamed: { ...showing('thread.blank'), name: 'An empty chat' },
    WithoutState: {},
  },
])

test('the story of a state is the one with its name, before those that show it beside another state', () => {
  expect(stories.get(stateKey('chat', 'sessions.listed'))).toEqual([
    { storyId: 'flows-chat--listed', name: 'Listed' },
    { storyId: 'flows-chat--listed-late', name: 'Listed Late' },
    { storyId: 'flows-chat--asking', name: 'Asking' },
  ])
})

test('a story with a name of its own keeps the id of its export', () => {
  expect(stories.get(stateKey('chat', 'thread.blank'))).toEqual([
    { storyId: 'flows-chat--renamed', name: 'An empty chat' },
  ])
})

test('a story without a state belongs to no state', () => {
  expect([...stories.values()].flat().map(({ storyId }) => storyId)).not.toContain(
    'flows-chat--without-state',
  )
})
