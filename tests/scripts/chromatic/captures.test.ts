import { expect, test } from 'vitest'
import { describeCaptures } from '../../../scripts/chromatic/captures.ts'

const story = (name: string) => ({
  id: `flows-chat--${name}`,
  title: 'Flows/Chat',
  name,
  importPath: './stories/flows/chat/chat.stories.tsx',
  type: 'story' as const,
  tags: [],
})

test('a dry run lists each story in each mode and the counts', () => {
  const blank = story('Blank')
  const text = describeCaptures([
    { story: blank, project: 'dark-1280' },
    { story: blank, project: 'light-390' },
    { story: story('Asking'), project: 'dark-1280' },
  ])
  expect(text.split('\n')).toEqual([
    'dark-1280   Flows/Chat: Blank',
    'light-390   Flows/Chat: Blank',
    'dark-1280   Flows/Chat: Asking',
    '',
    '3 pictures of 2 stories: dark-1280 2, light-390 1, light-1280 0, dark-390 0.',
  ])
})
