import { expect, test } from 'vitest'
import { recordText, shownStories, storiesWith } from '../../../stories/flow-pages/shownTexts.ts'

const sent = { storyId: 'flows-support--sent', name: 'Sent' }
const failed = { storyId: 'flows-support--failed', name: 'Failed' }

test('the stories that show a message are found in their texts', () => {
  recordText(sent, 'Support\nYour message to Una\nwas sent. (1 of 2)')
  recordText(failed, 'Send Failed')
  const found = (message: string) => storiesWith(message, shownStories.get()).map(({ name }) => name)
  expect(found('Send Failed')).toEqual(['Failed'])
  expect(found('Your message to {…} was sent.')).toEqual(['Sent'])
  expect(found('(1 of 2)')).toEqual(['Sent'])
  expect(found('Nothing')).toEqual([])
})

test('a story that is shown again has its new text, and listeners are told', () => {
  let calls = 0
  const unsubscribe = shownStories.subscribe(() => {
    calls += 1
  })
  recordText(sent, 'Thank you.')
  unsubscribe()
  recordText(sent, 'Thank you!')
  expect(calls).toBe(1)
  expect(shownStories.get().filter(({ storyId }) => storyId === sent.storyId)).toHaveLength(1)
})
