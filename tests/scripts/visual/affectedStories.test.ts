import { expect, test } from 'vitest'
import { affectedStories } from '../../../scripts/visual/affectedStories.ts'

const CHAT = 'stories/chat.stories.tsx'
const HELP = 'stories/help.stories.tsx'

// The View of the chat and one of its parts import each other.
const graph = new Map([
  [CHAT, ['src/ChatView.tsx', 'stories/support.ts']],
  [HELP, ['src/HelpView.tsx', 'stories/support.ts']],
  ['src/ChatView.tsx', ['src/Answer.tsx']],
  ['src/Answer.tsx', ['src/Button.tsx', 'src/ChatView.tsx']],
  ['src/HelpView.tsx', ['src/Button.tsx']],
])

test.each([
  ['a file that one story imports indirectly', ['src/Answer.tsx'], [CHAT]],
  ['a file that several stories import', ['src/Button.tsx'], [CHAT, HELP]],
  ['a file of stories', [HELP], [HELP]],
  ['two files', ['src/HelpView.tsx', 'src/ChatView.tsx'], [CHAT, HELP]],
  ['a file that no story imports', ['README.md', 'src/main.tsx'], []],
  ['nothing', [], []],
])('a change of %s selects the stories that import it', (_, changed, selected) => {
  expect(affectedStories(graph, [CHAT, HELP], changed)).toEqual(selected)
})

test.each([
  '.storybook/preview.ts',
  'src/theme/tokens.ts',
  'package-lock.json',
  'tests/visual/playwright.config.ts',
])('a change of %s selects every story', (file) => {
  expect(affectedStories(graph, [CHAT, HELP], ['src/Answer.tsx', file])).toBe('all')
})

test('a changed baseline selects no story', () => {
  expect(affectedStories(graph, [CHAT], ['tests/visual/baselines/dark-1280/a.png'])).toEqual([])
})
