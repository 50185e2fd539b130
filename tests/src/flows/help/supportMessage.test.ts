import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SupportMessage } from '../../../../src/flows/help/supportMessage.ts'
import {
  MAX_LINK_LENGTH,
  mailError,
  mailLink,
  mailText,
  supportMessageSchema,
} from '../../../../src/flows/help/supportMessage.ts'
import { createFields, validateFields } from '../../../../src/lib/forms/fields.ts'

const mail = (fields: Partial<SupportMessage> = {}): SupportMessage => ({
  to: 'help@engram.example',
  account: '',
  subject: 'Indexing',
  message: 'Since noon.',
  priority: 'medium',
  ...fields,
})

/** Parses the link like a mail program. */
function parseLink(link: string) {
  const url = new URL(link)
  const headers = url.search
    .slice(1)
    .split('&')
    .map((pair) => pair.split('='))
  return {
    to: decodeURIComponent(url.pathname),
    names: headers.map(([name]) => name),
    subject: decodeURIComponent(headers[0]?.[1] ?? ''),
    body: decodeURIComponent(headers[1]?.[1] ?? ''),
  }
}

test.each([
  ['Plain', 'Plain'],
  ['Two\r\nBcc: everybody@lab.example', 'Two Bcc: everybody@lab.example'],
  ['Two\nlines\u2028and\u2029more', 'Two lines and more'],
  ['a&body=evil&cc=x@y.example', 'a&body=evil&cc=x@y.example'],
  ['100 % + ? # sure', '100 % + ? # sure'],
  ['%0D%0ABcc: x', '%0D%0ABcc: x'],
  ['\u202egnp.exe\u202c', 'gnp.exe'],
  ['مرحبا بالعالم', 'مرحبا بالعالم'],
  ['🦉 and 👩‍🔬', '🦉 and 👩‍🔬'],
  ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ['bell\u0007 nul\0 tab\t.', 'bell nul tab .'],
  ['half \ud83d', 'half \ufffd'],
])('the subject %j becomes %j in the link', (subject, expected) => {
  const parsed = parseLink(mailLink(mail({ subject })))
  expect(parsed.subject).toBe(expected)
  expect(parsed.names).toEqual(['subject', 'body'])
  expect(parsed.to).toBe('help@engram.example')
})

test.each([
  ['One\nTwo', 'One\r\nTwo'],
  ['One\r\nTwo\rThree', 'One\r\nTwo\r\nThree'],
  ['tab\tstays, bell\u0007 goes', 'tab\tstays, bell goes'],
  ['&cc=x@y.example', '&cc=x@y.example'],
  ['\u202ereversed', 'reversed'],
  ['half \udc00', 'half \ufffd'],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
])('the message %j becomes %j in the link', (message, expected) => {
  expect(parseLink(mailLink(mail({ message }))).body).toBe(`${expected}\r\n\r\nPriority: Medium`)
})

test('the link has one address, one subject and one body for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (subject, message) => {
      const link = mailLink(mail({ subject, message }))
      expect(link).toMatch(/^mailto:help@engram\.example\?subject=[^&]*&body=[^&]*$/)
      const parsed = parseLink(link)
      // biome-ignore lint/suspicious/noControlCharactersInRegex: the subject must not contain them
      expect(parsed.subject).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e]/)
      expect(parsed.body).not.toMatch(/[^\r]\n|\r(?!\n)/)
    }),
  )
})

test.each([
  ['', '', ['subject', 'message']],
  ['\r\n\t\u202e', 'Since noon.', ['subject']],
  ['Indexing', ' \n \u0007 ', ['message']],
  ['x'.repeat(151), 'Since noon.', ['subject']],
  ['x'.repeat(150), 'Since noon.', []],
])('a form with the subject %j and the message %j has the invalid fields %j', (subject, message, invalid) => {
  const result = validateFields(createFields({ subject, message }), supportMessageSchema)
  expect(result.isValid ? [] : Object.keys(result.fields.errors)).toEqual(invalid)
})

test('the mail contains the account', () => {
  expect(mailText(mail({ account: 'mira@lab.example', priority: 'high' }))).toBe(
    'Since noon.\n\nPriority: High\nAccount: mira@lab.example',
  )
})

test('the address cannot add a header', () => {
  const link = mailLink(mail({ to: 'help@engram.example?bcc=x@y.example&body=' }))
  expect(parseLink(link)).toMatchObject({
    names: ['subject', 'body'],
    to: 'help@engram.example?bcc=x@y.example&body=',
  })
})

test('a message is rejected when its link is longer than the limit', () => {
  const maxLength = MAX_LINK_LENGTH - mailLink(mail({ message: 'x' })).length + 1
  expect(mailError(mail({ message: 'x'.repeat(maxLength) }))).toBeNull()
  expect(mailError(mail({ message: 'x'.repeat(maxLength + 1) }))).toMatch(/too long/)
  expect(mailError(mail({ message: 'x'.repeat(100_000) }))).toMatch(/too long/)
  expect(mailError(mail({ to: '' }))).toMatch(/No support address/)
})
