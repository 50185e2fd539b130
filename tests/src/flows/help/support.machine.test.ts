import { describe, expect, onTestFinished, test } from 'vitest'
import { createActor, type EventObject } from 'xstate'
import { draftOf, keepDraft } from '../../../../src/flows/help/draft.ts'
import type { HelpMessage } from '../../../../src/flows/help/helpMessage.ts'
import { supportActors } from '../../../../src/flows/help/support.actors.ts'
import {
  NO_DRAFT,
  type SupportDraft,
  type SupportEvent,
  supportMachine,
} from '../../../../src/flows/help/support.machine.ts'
import { answerable, settled } from '../../../support/documents.ts'

const WRITTEN: SupportDraft = { subject: 'Indexing stands still', message: 'Since noon.', priority: 'high' }
const TO = 'help@engram.example'
const submitted = { type: 'form.submitted' } as const
const subject = (value: string) => ({ type: 'field.edited', name: 'subject', value }) as const
const message = (value: string) => ({ type: 'field.edited', name: 'message', value }) as const

type Actors = ReturnType<typeof supportActors>

function startWith(openMail: Actors['openMail'], draft: SupportDraft = NO_DRAFT, to = TO) {
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

function start(draft: SupportDraft = NO_DRAFT) {
  const opening = answerable<void, HelpMessage>()
  return { ...startWith(opening.logic, draft), open: opening.calls }
}

describe('the form', () => {
  test('begins empty, with the middle priority', () => {
    const support = start()
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
  ])('is not sent with %j and %j', (title, text, wrong) => {
    const support = start()
    support.send(subject(title), message(text), submitted)
    expect(support.value()).toBe('invalid')
    expect(Object.keys(support.context().fields.errors)).toEqual(wrong)
    expect(support.context().fields.values).toEqual({ subject: title, message: text })
    expect(support.open).toEqual([])
  })

  test('is right again once each error is gone', () => {
    const support = start()
    support.send(submitted, subject('Indexing'))
    expect(support.value()).toBe('invalid')
    support.send(message('Since noon.'))
    expect(support.value()).toBe('editing')
    support.send(subject(''), submitted)
    expect(support.value()).toBe('invalid')
    support.send(subject('Indexing'), submitted)
    expect(support.value()).toBe('sending')
  })

  test('is handed over once, as it stood', async () => {
    const support = start(WRITTEN)
    support.send(submitted, submitted, message('Other'), { type: 'priority.chosen', priority: 'low' })
    support.send({ type: 'form.cleared' })
    expect(support.value()).toBe('sending')
    expect(support.open.map(({ input }) => input)).toEqual([
      { to: TO, account: 'mira@lab.example', ...WRITTEN },
    ])
    support.open[0]?.answer()
    await settled()
    expect(support.value()).toBe('sent')
    expect(support.emitted).toEqual([{ type: 'message.handedOver' }])
  })

  test('keeps what was handed over until the next is begun', async () => {
    const support = start(WRITTEN)
    support.send(submitted)
    support.open[0]?.answer()
    await settled()
    support.send(message('Other'), submitted)
    expect(support.open[1]?.input.message).toBe('Since noon.')
    support.open[1]?.answer()
    await settled()
    support.send({ type: 'form.cleared' })
    expect(support.value()).toBe('editing')
    expect(support.context()).toMatchObject({
      fields: { values: { subject: '', message: '' } },
      priority: 'medium',
    })
  })

  test('that could not be sent keeps every word, says why and can be sent again', async () => {
    const support = start(WRITTEN)
    support.send(submitted)
    support.open[0]?.refuse('No mail program.')
    await settled()
    expect(support.value()).toBe('failed')
    expect(support.emitted).toEqual([{ type: 'sending.failed', text: 'No mail program.' }])
    expect(support.context()).toMatchObject({
      failure: 'No mail program.',
      priority: 'high',
      fields: { values: { subject: WRITTEN.subject, message: WRITTEN.message } },
    })
    support.send(subject(''), submitted)
    expect(support.value()).toBe('invalid')
    expect(support.context().failure).toBeNull()
    support.send(subject('Again'), submitted)
    expect(support.open[1]?.input.subject).toBe('Again')
  })

  test('that is left meanwhile is not sent', () => {
    const support = start(WRITTEN)
    support.send(submitted)
    support.actor.stop()
    expect(support.open[0]?.signal.aborted).toBe(true)
  })
})

describe('the mail program', () => {
  async function send(draft: SupportDraft, { to = TO, open = (_: string) => {} } = {}) {
    const support = startWith(supportActors(open).openMail, draft, to)
    support.send(submitted)
    await settled()
    return support
  }

  test('gets the message in a link', async () => {
    const links: string[] = []
    const support = await send(WRITTEN, { open: (link) => links.push(link) })
    expect(support.value()).toBe('sent')
    expect(links).toEqual([
      `mailto:${TO}?subject=Indexing%20stands%20still&body=Since%20noon.%0D%0A%0D%0APriority%3A%20High%0D%0AAccount%3A%20mira%40lab.example`,
    ])
  })

  const never = () => {
    throw new Error('It was opened.')
  }

  test.each([
    ['no address', WRITTEN, { to: '', open: never }, /^No support address is set up here/],
    [
      '100,000 characters',
      { ...WRITTEN, message: 'x'.repeat(100_000) },
      { open: never },
      /too long .* help@engram/,
    ],
    ['many emoji', { ...WRITTEN, message: '🦉'.repeat(200) }, { open: never }, /too long/],
    [
      'a browser that refuses',
      WRITTEN,
      {
        open: () => {
          throw new DOMException('Blocked', 'SecurityError')
        },
      },
      /^Your mail program could not be opened/,
    ],
  ])('with %s is told, and every word stays', async (_, draft, options, words) => {
    const support = await send(draft, options)
    expect(support.value()).toBe('failed')
    expect(support.context().failure).toMatch(words)
    expect(support.context().failure).toMatch(/Your text is kept/)
    expect(support.context().fields.values).toEqual({ subject: draft.subject, message: draft.message })
  })
})

test('what was begun waits for its writer, and for nobody else', () => {
  keepDraft('mira@lab.example', WRITTEN)
  expect(draftOf('mira@lab.example')).toEqual(WRITTEN)
  expect(draftOf('una@lab.example')).toEqual(NO_DRAFT)
})
