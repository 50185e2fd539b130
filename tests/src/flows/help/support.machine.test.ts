import { describe, expect, onTestFinished, test } from 'vitest'
import { createActor, type EventObject } from 'xstate'
import { supportActors } from '../../../../src/flows/help/support.actors.ts'
import {
  EMPTY_DRAFT,
  type SupportDraft,
  type SupportEvent,
  supportMachine,
} from '../../../../src/flows/help/support.machine.ts'
import { readSupportDraft, saveSupportDraft } from '../../../../src/flows/help/supportDraft.ts'
import type { SupportMessage } from '../../../../src/flows/help/supportMessage.ts'
import { flushPromises, manualActor } from '../../../support/documents.ts'

const DRAFT: SupportDraft = { subject: 'Indexing stands still', message: 'Since noon.', priority: 'high' }
const TO = 'help@engram.example'
const submitted = { type: 'form.submitted' } as const
const subject = (value: string) => ({ type: 'field.edited', name: 'subject', value }) as const
const message = (value: string) => ({ type: 'field.edited', name: 'message', value }) as const

type Actors = ReturnType<typeof supportActors>

function startMachine(openMail: Actors['openMail'], draft: SupportDraft = EMPTY_DRAFT, to = TO) {
  const actor = createActor(supportMachine.provide({ actors: { openMail } }), {
    input: { to, account: 'mira@lab.example', draft },
  })
  const emitted: EventObject[] = []
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  onTestFinished(() => {
    actor.stop()
  })
  return {
    actor,
    emitted,
    send(...events: SupportEvent[]) {
      for (const event of events) actor.send(event)
    },
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  }
}

function startSupport(draft: SupportDraft = EMPTY_DRAFT) {
  const openMail = manualActor<void, SupportMessage>()
  return { ...startMachine(openMail.logic, draft), mailCalls: openMail.calls }
}

describe('the support form', () => {
  test('the form is empty with medium priority initially', () => {
    const support = startSupport()
    expect(support.value()).toBe('editing')
    expect(support.context()).toMatchObject({
      fields: { values: { subject: '', message: '' }, errors: {} },
      priority: 'medium',
    })
  })

  test.each([
    ['', '', ['subject', 'message']],
    ['  ', 'Since noon.', ['subject']],
    ['\r\n\t\u202e', 'Since noon.', ['subject']],
    ['Indexing', ' \n \u0007 ', ['message']],
    ['x'.repeat(151), 'Since noon.', ['subject']],
  ])('the subject %j and message %j are invalid', (title, text, invalidFields) => {
    const support = startSupport()
    support.send(subject(title), message(text), submitted)
    expect(support.value()).toBe('invalid')
    expect(Object.keys(support.context().fields.errors)).toEqual(invalidFields)
    expect(support.context().fields.values).toEqual({ subject: title, message: text })
    expect(support.mailCalls).toEqual([])
  })

  test('the form leaves the invalid state when all errors are corrected', () => {
    const support = startSupport()
    support.send(submitted, subject('Indexing'))
    expect(support.value()).toBe('invalid')
    support.send(message('Since noon.'))
    expect(support.value()).toBe('editing')
    support.send(subject(''), submitted)
    expect(support.value()).toBe('invalid')
    support.send(subject('Indexing'), submitted)
    expect(support.value()).toBe('sending')
  })

  test('the mail program is opened once and edits while sending are ignored', async () => {
    const support = startSupport(DRAFT)
    support.send(submitted, submitted, message('Other'), { type: 'priority.chosen', priority: 'low' })
    support.send({ type: 'form.cleared' })
    expect(support.value()).toBe('sending')
    expect(support.mailCalls.map(({ input }) => input)).toEqual([
      { to: TO, account: 'mira@lab.example', ...DRAFT },
    ])
    support.mailCalls[0]?.resolve()
    await flushPromises()
    expect(support.value()).toBe('sent')
    expect(support.emitted).toEqual([{ type: 'mail.opened' }])
  })

  test('a sent message can be opened again until another one is started', async () => {
    const support = startSupport(DRAFT)
    support.send(submitted)
    support.mailCalls[0]?.resolve()
    await flushPromises()
    support.send(message('Other'), submitted)
    expect(support.mailCalls[1]?.input.message).toBe('Since noon.')
    support.mailCalls[1]?.resolve()
    await flushPromises()
    support.send({ type: 'form.cleared' })
    expect(support.value()).toBe('editing')
    expect(support.context()).toMatchObject({
      fields: { values: { subject: '', message: '' } },
      priority: 'medium',
    })
  })

  test('a failed message keeps its text, shows the error and can be sent again', async () => {
    const support = startSupport(DRAFT)
    support.send(submitted)
    support.mailCalls[0]?.reject('No mail program.')
    await flushPromises()
    expect(support.value()).toBe('failed')
    expect(support.emitted).toEqual([{ type: 'sending.failed', text: 'No mail program.' }])
    expect(support.context()).toMatchObject({
      failure: 'No mail program.',
      priority: 'high',
      fields: { values: { subject: DRAFT.subject, message: DRAFT.message } },
    })
    support.send(subject(''), submitted)
    expect(support.value()).toBe('invalid')
    expect(support.context().failure).toBeNull()
    support.send(subject('Again'), submitted)
    expect(support.mailCalls[1]?.input.subject).toBe('Again')
  })

  test('stopping the machine aborts sending', () => {
    const support = startSupport(DRAFT)
    support.send(submitted)
    support.actor.stop()
    expect(support.mailCalls[0]?.signal.aborted).toBe(true)
  })
})

describe('the openMail actor', () => {
  async function send(draft: SupportDraft, { to = TO, open = (_: string) => {} } = {}) {
    const support = startMachine(supportActors(open).openMail, draft, to)
    support.send(submitted)
    await flushPromises()
    return support
  }

  test('the mail program is opened with a link that contains the message', async () => {
    const links: string[] = []
    const support = await send(DRAFT, { open: (link) => links.push(link) })
    expect(support.value()).toBe('sent')
    expect(links).toEqual([
      `mailto:${TO}?subject=Indexing%20stands%20still&body=Since%20noon.%0D%0A%0D%0APriority%3A%20High%0D%0AAccount%3A%20mira%40lab.example`,
    ])
  })

  const mustNotOpen = () => {
    throw new Error('The mail program was opened.')
  }

  test.each([
    ['a missing support address', DRAFT, { to: '', open: mustNotOpen }, /^No support address is configured/],
    [
      'a message of 100,000 characters',
      { ...DRAFT, message: 'x'.repeat(100_000) },
      { open: mustNotOpen },
      /too long .* help@engram/,
    ],
    ['many emoji', { ...DRAFT, message: '🦉'.repeat(200) }, { open: mustNotOpen }, /too long/],
    [
      'a browser that blocks the link',
      DRAFT,
      {
        open: () => {
          throw new DOMException('Blocked', 'SecurityError')
        },
      },
      /^Your email app could not be opened/,
    ],
  ])('%s shows an error and keeps the text', async (_, draft, options, message) => {
    const support = await send(draft, options)
    expect(support.value()).toBe('failed')
    expect(support.context().failure).toMatch(message)
    expect(support.context().failure).toMatch(/Copy (it|your message) and /)
    expect(support.context().fields.values).toEqual({ subject: draft.subject, message: draft.message })
  })
})

test('a draft is restored only for the account that wrote it', () => {
  saveSupportDraft('mira@lab.example', DRAFT)
  expect(readSupportDraft('mira@lab.example')).toEqual(DRAFT)
  expect(readSupportDraft('una@lab.example')).toEqual(EMPTY_DRAFT)
})
