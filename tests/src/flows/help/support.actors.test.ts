import { expect, test } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { supportActors } from '../../../../src/flows/help/support.actors.ts'

const MAIL = {
  to: 'help@engram.example',
  account: 'mira@lab.example',
  subject: 'Indexing stands still',
  message: 'Since noon.',
  priority: 'high',
} as const

const openMail = (input: typeof MAIL | { message: string }, open: (link: string) => void) =>
  toPromise(createActor(supportActors(open).openMail, { input: { ...MAIL, ...input } }).start())

test('the mail program is opened with a link that contains the message', async () => {
  const links: string[] = []
  await openMail(MAIL, (link) => links.push(link))
  expect(links).toEqual([
    'mailto:help@engram.example?subject=Indexing%20stands%20still&body=Since%20noon.%0D%0A%0D%0APriority%3A%20High%0D%0AAccount%3A%20mira%40lab.example',
  ])
})

test('a message that is too long for a link does not open the mail program', async () => {
  const links: string[] = []
  const opening = openMail({ message: '🦉'.repeat(200) }, (link) => links.push(link))
  await expect(opening).rejects.toThrow(/too long .* Copy it and .* help@engram/)
  expect(links).toEqual([])
})

test('a browser that blocks the link rejects with what to do instead', async () => {
  const opening = openMail(MAIL, () => {
    throw new DOMException('Blocked', 'SecurityError')
  })
  await expect(opening).rejects.toThrow(/^Your email app could not be opened\. Copy your message and /)
})
