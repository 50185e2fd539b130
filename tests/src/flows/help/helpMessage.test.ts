import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { HelpMessage } from '../../../../src/flows/help/helpMessage.ts'
import { MAX_LINK_LENGTH, mailLink, mailProblem, mailText } from '../../../../src/flows/help/helpMessage.ts'

const mail = (fields: Partial<HelpMessage> = {}): HelpMessage => ({
  to: 'help@engram.example',
  account: '',
  subject: 'Indexing',
  message: 'Since noon.',
  priority: 'medium',
  ...fields,
})

/** The link as a mail program reads it. */
function read(link: string) {
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
])('the subject %j arrives as %j, on one line', (subject, expected) => {
  const arrived = read(mailLink(mail({ subject })))
  expect(arrived.subject).toBe(expected)
  expect(arrived.names).toEqual(['subject', 'body'])
  expect(arrived.to).toBe('help@engram.example')
})

test.each([
  ['One\nTwo', 'One\r\nTwo'],
  ['One\r\nTwo\rThree', 'One\r\nTwo\r\nThree'],
  ['tab\tstays, bell\u0007 goes', 'tab\tstays, bell goes'],
  ['&cc=x@y.example', '&cc=x@y.example'],
  ['\u202ereversed', 'reversed'],
  ['half \udc00', 'half \ufffd'],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
])('the message %j arrives as %j', (message, expected) => {
  expect(read(mailLink(mail({ message }))).body).toBe(`${expected}\r\n\r\nPriority: Medium`)
})

test('whatever is typed, the link has one address, one subject and one body, and ends on whole characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (subject, message) => {
      const link = mailLink(mail({ subject, message }))
      expect(link).toMatch(/^mailto:help@engram\.example\?subject=[^&]*&body=[^&]*$/)
      const arrived = read(link)
      // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what may not arrive
      expect(arrived.subject).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e]/)
      expect(arrived.body).not.toMatch(/[^\r]\n|\r(?!\n)/)
    }),
  )
})

test('the mail names the account where there is one', () => {
  expect(mailText(mail({ account: 'mira@lab.example', priority: 'high' }))).toBe(
    'Since noon.\n\nPriority: High\nAccount: mira@lab.example',
  )
})

test('what an address holds cannot add a header', () => {
  const link = mailLink(mail({ to: 'help@engram.example?bcc=x@y.example&body=' }))
  expect(read(link)).toMatchObject({
    names: ['subject', 'body'],
    to: 'help@engram.example?bcc=x@y.example&body=',
  })
})

test('a link as long as browsers take is taken, and none longer', () => {
  const room = MAX_LINK_LENGTH - mailLink(mail({ message: 'x' })).length + 1
  expect(mailProblem(mail({ message: 'x'.repeat(room) }))).toBeNull()
  expect(mailProblem(mail({ message: 'x'.repeat(room + 1) }))).toMatch(/too long/)
  expect(mailProblem(mail({ message: 'x'.repeat(100_000) }))).toMatch(/too long/)
  expect(mailProblem(mail({ to: '' }))).toMatch(/No support address/)
})
