import { expect, test } from 'vitest'
import { selectByName } from '../../../scripts/visual/selectStories.ts'

const story = (title: string, name: string) => ({
  id: `${title}--${name}`.toLowerCase().replace(/[/ ]/g, '-'),
  title,
  name,
  importPath: './stories/x.stories.tsx',
  type: 'story' as const,
  tags: [],
})

const stories = [
  story('Flows/Chat', 'Delete'),
  story('Flows/Chat', 'Delete All'),
  story('Components/Overlays/Dialog', 'Open'),
]
const [remove, removeAll, dialog] = stories

test.each([
  ['a word of the title', { words: ['chat'], names: [] }, [remove, removeAll]],
  ['a part of the id', { words: ['overlays-dialog'], names: [] }, [dialog]],
  ['two words', { words: ['Dialog', 'Delete All'], names: [] }, [removeAll, dialog]],
  ['a full name', { words: [], names: ['Flows/Chat: Delete'] }, [remove]],
  ['an id', { words: [], names: ['flows-chat--delete'] }, [remove]],
])('%s selects its stories', (_, wanted, selected) => {
  expect(selectByName(stories, wanted)).toEqual(selected)
})

test('a word or name that no story has is refused with a sentence', () => {
  const refuse = (words: string[], names: string[]) => () => selectByName(stories, { words, names })
  expect(refuse(['Chat', 'Chess'], [])).toThrow('No story with a picture is named "Chess".')
  expect(refuse([], ['Flows/Chat: Del'])).toThrow('No story with a picture is named "Flows/Chat: Del".')
})
