import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { FLOW_NAMES } from '../../../../stories/catalogue/stages.ts'
import { readFacts } from '../../../../stories/flow-pages/facts/facts.ts'

const facts = readFacts(fileURLToPath(new URL('../../../..', import.meta.url)))

test('every flow has facts', () => {
  expect(Object.keys(facts)).toEqual(FLOW_NAMES)
})

describe('the calls of a flow', () => {
  test('the operations of the chat include those that its actors call directly and by other functions', () => {
    expect(facts.chat.operations.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['listChatSessions', 'askQuestion', 'getRetrievalStatus', 'listTopConnections']),
    )
    expect(facts.chat.operations.map(({ id }) => id)).not.toContain('uploadDocuments')
    expect(facts.chat.endpoints).toEqual([])
  })

  test('an operation of a flow has its method, path and summary', () => {
    expect(facts.chat.operations).toContainEqual({
      id: 'askQuestion',
      method: 'POST',
      path: '/chat/session/{id}/ask',
      summary: expect.stringMatching(/\w/),
    })
  })

  test('the endpoints of the waitlist are a table and an edge function', () => {
    expect(facts.waitlist.endpoints).toEqual([
      'function notify-waitlist-submission',
      'table waitlist_submissions',
    ])
  })

  test('the endpoints of two-factor authentication are methods of the auth client', () => {
    expect(facts.mfa.endpoints).toContain('auth.mfa.enroll')
  })

  test('a function that is imported on demand counts as a call', () => {
    expect(facts.session.operations.map(({ id }) => id)).toContain('listUsers')
  })

  test('a flow without calls has none', () => {
    expect(facts['secret-sequence']).toMatchObject({ operations: [], endpoints: [] })
  })
})

describe('the messages of a flow', () => {
  const texts = facts.chat.messages.map(({ text }) => text)

  test('the messages include titles of notices, sentences and texts with values', () => {
    expect(texts).toContain('Message Failed')
    expect(texts).toContain('Stopped before it was answered.')
    expect(texts.some((text) => text.includes('{…}'))).toBe(true)
  })

  test('a message that the specification quotes is marked', () => {
    expect(facts.chat.messages.find(({ text }) => text === 'Message Failed')).toEqual({
      text: 'Message Failed',
      file: 'flows/chat/machine/chat.thread.ts',
      isQuoted: true,
    })
  })

  test('errors that report a bug are no messages', () => {
    expect(texts).not.toContain('No question is pending.')
  })
})

describe('the tests of a flow', () => {
  test('the tests of the chat are the files in its folder, with their titles', () => {
    const files = facts.chat.tests.map(({ file }) => file)
    expect(files).toContain('tests/src/flows/chat/machine/chat.machine.paths.test.ts')
    expect(files.every((file) => file.startsWith('tests/src/flows/chat/'))).toBe(true)
    expect(facts.chat.tests.flatMap(({ titles }) => titles).length).toBeGreaterThan(0)
  })

  test('the browser tests of a flow are those that open its page', () => {
    expect(facts.chat.browserTests.some(({ file }) => file.startsWith('tests/e2e/'))).toBe(true)
  })

  test('the journeys of a flow are the stories that name it, in order', () => {
    expect(facts.waitlist.journeys).toEqual([
      { id: 'journeys-1-a-visitor-applies--by-pointer', name: '1. A visitor applies' },
    ])
    expect(facts.chat.journeys.map(({ name }) => name.split('.')[0])).toEqual(['5', '6', '7', '10'])
  })
})
