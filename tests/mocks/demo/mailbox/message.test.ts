import { expect, test } from 'vitest'
import { codeOf, isTextMessage, shortTime } from '../../../../mocks/demo/mailbox/message.ts'

test.each([
  [['Your Engram code is 482915. It expires in five minutes.'], '482915'],
  [['Code:', '0042'], '0042'],
  [['Your code has 3 digits less than 1234567890.'], null],
  [['No code here.'], null],
])('the code of the text message %j is %s', (body, code) => {
  expect(codeOf({ body })).toBe(code)
})

test('a message to a phone number is a text message, and one to an address is an email', () => {
  expect(isTextMessage({ to: '+15550100' })).toBe(true)
  expect(isTextMessage({ to: 'ada@quill.example' })).toBe(false)
})

test('the list shows the time of a message of today and the day of an older one', () => {
  const now = new Date(2026, 10, 20, 18, 0).getTime()
  const at = (day: number) => new Date(2026, 10, day, 9, 12).toISOString()
  expect(shortTime(at(20), now)).toMatch(/9:12/)
  expect(shortTime(at(19), now)).toBe('Nov 19')
})
