import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { readInterest } from '../../../../src/domain/interest.ts'
import type { WaitlistField, WaitlistValues } from '../../../../src/domain/waitlistForm.ts'
import {
  REQUIRED_WAITLIST_FIELDS,
  WAITLIST_FIELDS,
  waitlistProgress,
  waitlistSchema,
} from '../../../../src/domain/waitlistForm.ts'
import {
  RESEARCH_AREA_OPTIONS,
  ROLE_OPTIONS,
  TIMELINE_OPTIONS,
} from '../../../../src/domain/waitlistOptions.ts'
import { notifyTeam, submitApplication } from '../../../../src/flows/waitlist/waitlist.actors.ts'
import { waitlistMachine } from '../../../../src/flows/waitlist/waitlist.machine.ts'
import { HostedError } from '../../../../src/hosted/errors.ts'
import { submitApplication as apply } from '../../../../src/hosted/waitlist.ts'
import { APPLICATIONS } from '../../../supabase/fixture.ts'
import { eventually } from '../../../support/eventually.ts'
import type { MockNetwork } from '../../../support/flows/mockNetwork.ts'
import { answers, createMockNetwork, offline } from '../../../support/flows/mockNetwork.ts'

const SUBMIT = 'POST /hosted/rest/v1/waitlist_submissions'
const NOTIFY = 'POST /hosted/functions/v1/notify-waitlist-submission'

const FAILED = {
  type: 'notification.raised',
  tone: 'error',
  title: 'Submission failed',
  text: 'There was an error processing your application. Please try again.',
}
const FIELDS_MISSING = {
  type: 'notification.raised',
  tone: 'error',
  title: 'Required fields missing',
  text: 'Please complete all required fields to proceed',
}

const noor: WaitlistValues = {
  firstName: 'Noor',
  lastName: 'Haddad',
  email: 'Noor@lab.example',
  role: 'researcher',
  organization: 'Sleep Lab',
  researchArea: 'neuroscience',
  useCase: 'What holds, and what does not?',
  timeline: 'flexible',
}

/** Starts the form with its live actors. */
function open() {
  const actor = createActor(waitlistMachine.provide({ actors: { submitApplication, notifyTeam } }))
  const emitted = vi.fn()
  actor.on('*', emitted)
  actor.start()
  onTestFinished(() => {
    actor.stop()
  })
  const send = (values: Partial<WaitlistValues>) => {
    for (const [name, value] of Object.entries(values))
      actor.send({ type: 'field.edited', name: name as WaitlistField, value })
    actor.send({ type: 'form.submitted' })
    if (actor.getSnapshot().matches('aboutProject')) actor.send({ type: 'form.submitted' })
  }
  const waitUntilSubmitted = () => waitFor(actor, (state) => !state.matches('submitting'))
  return { actor, emitted, send, waitUntilSubmitted }
}

const rowOf = ({ backend }: MockNetwork, email: string) =>
  backend.hosted.waitlistSubmissions.find('email', email.toLowerCase())
const count = ({ sent }: MockNetwork, start: string) => sent.filter((line) => line.startsWith(start)).length
const mailsOf = ({ backend }: MockNetwork) => backend.hosted.outbox.list()

test('the application form stores the application and notifies the team', async () => {
  const network = await createMockNetwork()
  const { send, waitUntilSubmitted, emitted } = open()
  send({ ...noor, firstName: '  Noor ', useCase: `\n${noor.useCase}\n` })
  expect((await waitUntilSubmitted()).value).toBe('submitted')

  const row = rowOf(network, noor.email)
  expect(row).toMatchObject({
    first_name: 'Noor',
    last_name: 'Haddad',
    email: 'Noor@lab.example',
    status: 'pending',
  })
  const { firstName: _f, lastName: _l, email: _e, ...interest } = noor
  expect(readInterest(row?.interest ?? '')).toEqual(interest)
  await eventually(() =>
    expect(mailsOf(network).map(({ subject }) => subject)).toEqual(['New application: Noor Haddad']),
  )
  expect(emitted).not.toHaveBeenCalled()
})

test.each([
  ['an unknown function', answers(404, { message: 'Function not found' })],
  ['a mail server that is down', answers(502, { error: 'No mail today' })],
  ['no network', offline],
  ['an answer that never comes', () => new Promise<Response>(() => {})],
])(
  'the application form shows the confirmation without waiting for the notification of the team (%s)',
  async (_, answer) => {
    const network = await createMockNetwork()
    network.answerWith(NOTIFY, answer)
    const { actor, send, waitUntilSubmitted, emitted } = open()
    send(noor)
    expect((await waitUntilSubmitted()).value).toBe('submitted')
    await eventually(() => expect(count(network, NOTIFY)).toBe(1))
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(actor.getSnapshot()).toMatchObject({ value: 'submitted', status: 'active' })
    expect(emitted).not.toHaveBeenCalled()
  },
)

test.each([
  APPLICATIONS.pending.email,
  APPLICATIONS.pending.email.toUpperCase(),
  ` ${APPLICATIONS.used.email} `,
])('the application form shows "already registered" for the known address %j', async (email) => {
  const network = await createMockNetwork()
  const { send, waitUntilSubmitted, emitted } = open()
  send({ ...noor, email })
  const { value, context } = await waitUntilSubmitted()
  expect(value).toBe('alreadyRegistered')
  expect(emitted.mock.calls).toEqual([
    [
      {
        type: 'notification.raised',
        tone: 'warning',
        title: 'Already registered',
        text: "Your application is already in our system. We'll be in touch soon.",
      },
    ],
  ])
  expect(context.fields.values).toEqual({ ...noor, email })
  expect(count(network, NOTIFY)).toBe(0)
})

test.each([
  ['no network', offline],
  ['a fault of the provider', answers(500, { message: 'Broken', code: 'XX000' })],
  ['too many calls', answers(429, { message: 'Too many requests' })],
  ['a key that is not accepted', answers(401, { message: 'Invalid API key' })],
  ['a page in between', () => new Response('<html>Sign in to the hotel', { status: 511 })],
  ['something else at the address', () => new Response(null, { status: 404 })],
  ['a constraint', answers(400, { message: 'violates', code: '23514' })],
])('the application form keeps the values after %s and submits on retry', async (_, answer) => {
  const network = await createMockNetwork()
  network.answerWith(SUBMIT, answer)
  const { actor, send, waitUntilSubmitted, emitted } = open()
  send(noor)
  const { value, context } = await waitUntilSubmitted()
  expect(value).toBe('failed')
  expect(emitted.mock.calls).toEqual([[FAILED]])
  expect(context.fields.values).toEqual(noor)
  expect(rowOf(network, noor.email)).toBeUndefined()

  network.answerAsUsual()
  actor.send({ type: 'form.submitted' })
  expect((await waitUntilSubmitted()).value).toBe('submitted')
  expect(rowOf(network, noor.email)).toMatchObject({ status: 'pending' })
  expect(emitted).toHaveBeenCalledOnce()
})

test.each([
  ['the connection was lost', offline],
  ['the gateway timed out', answers(504, { message: 'Gateway timeout' })],
])(
  'the application form confirms an application on retry if it was stored but %s, and notifies the team once',
  async (_, answer) => {
    const network = await createMockNetwork()
    network.answerWith(SUBMIT, async (request) => {
      await network.backend.handle(request)
      return answer(request)
    })
    const { actor, send, waitUntilSubmitted, emitted } = open()
    send(noor)
    expect((await waitUntilSubmitted()).value).toBe('failed')
    expect(mailsOf(network)).toEqual([])

    network.answerAsUsual()
    actor.send({ type: 'form.submitted' })
    expect((await waitUntilSubmitted()).value).toBe('submitted')
    await eventually(() => expect(mailsOf(network)).toHaveLength(1))
    expect(emitted.mock.calls).toEqual([[FAILED]])
  },
)

test('the application form submits once when the button is pressed twice', async () => {
  const network = await createMockNetwork()
  const { actor, send, waitUntilSubmitted } = open()
  send(noor)
  actor.send({ type: 'form.submitted' })
  expect((await waitUntilSubmitted()).value).toBe('submitted')
  actor.send({ type: 'form.submitted' })
  await eventually(() => expect(count(network, NOTIFY)).toBe(1))
  expect(count(network, SUBMIT)).toBe(1)
})

test('the application form stores one application when the same person submits in two tabs', async () => {
  const network = await createMockNetwork()
  const tabs = [open(), open()]
  for (const { send } of tabs) send(noor)
  const values = await Promise.all(
    tabs.map(async ({ waitUntilSubmitted }) => (await waitUntilSubmitted()).value),
  )
  expect(values.sort()).toEqual(['alreadyRegistered', 'submitted'])
  await eventually(() => expect(count(network, NOTIFY)).toBe(1))
})

test('the application form aborts the call without a notification when the form is stopped', async () => {
  const network = await createMockNetwork()
  let signal: AbortSignal | undefined
  network.answerWith(SUBMIT, (request) => {
    signal = request.signal
    return new Promise(() => {})
  })
  const { actor, send, emitted } = open()
  send(noor)
  await eventually(() => expect(signal).toBeDefined())
  actor.stop()
  expect(signal?.aborted).toBe(true)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(emitted).not.toHaveBeenCalled()
  expect(count(network, NOTIFY)).toBe(0)
})

test('the application form notifies the team even when the form is stopped after submitting', async () => {
  const network = await createMockNetwork()
  let pass = () => {}
  const gate = new Promise<void>((resolve) => {
    pass = resolve
  })
  let signal: AbortSignal | undefined
  network.answerWith(NOTIFY, async (request) => {
    signal = request.signal
    await gate
    return Response.json({ success: true })
  })
  const { actor, send, waitUntilSubmitted } = open()
  send(noor)
  expect((await waitUntilSubmitted()).value).toBe('submitted')
  await eventually(() => expect(signal).toBeDefined())
  actor.stop()
  pass()
  expect(signal?.aborted).toBe(false)
})

/** Unusual input. */
const TYPED: readonly [what: string, value: string][] = [
  ['nothing', ''],
  ['spaces', ' \t\u00a0\u3000'],
  ['one character', 'x'],
  ['a hundred and one', 'x'.repeat(101)],
  ['ten thousand', 'x'.repeat(10_000)],
  ['emoji', '👩🏽‍🔬'],
  ['right to left', 'نور بنت علي'],
  ['markup', '<img src=x onerror=alert(1)>'],
  ['a formula', '=HYPERLINK("http://x.example")'],
  ['half a character', 'a\ud83d'],
  ['a null', 'a\0b'],
  ['a quotation', `"'; drop table waitlist_submissions; --`],
]

/** The text as the table stores it. */
const stored = (text: string) => text.replaceAll('\0', '').toWellFormed().trim()

test.each(WAITLIST_FIELDS)(
  'the application form shows errors at the field %s and stores every other value as typed',
  async (name) => {
    const network = await createMockNetwork()
    for (const [number, [what, value]] of TYPED.entries()) {
      const person = { ...noor, email: `noor.${number}@lab.example` }
      const { actor, send, waitUntilSubmitted, emitted } = open()
      send({ ...person, [name]: value })
      const { context, value: state } = await waitUntilSubmitted()
      const error = context.fields.errors[name]
      expect(context.fields.values, what).toEqual({ ...person, [name]: value })
      if (error === undefined) {
        expect(state, what).toBe('submitted')
        const row = rowOf(network, person.email)
        const { firstName, lastName, email: _, ...interest } = { ...person, [name]: value }
        expect([row?.first_name, row?.last_name], what).toEqual([stored(firstName), stored(lastName)])
        const expected = Object.entries(interest).map(([key, text]) => [key, stored(text)])
        expect(readInterest(row?.interest ?? ''), what).toEqual(Object.fromEntries(expected))
        continue
      }
      expect(error, what).toMatch(/^Please .+\.$|can be at most \d+ characters long\. Please shorten it\.$/)
      expect(context.focus, what).toEqual({ name })
      const isRequired = REQUIRED_WAITLIST_FIELDS.includes(name)
      expect(state, what).toBe(isRequired ? 'aboutYou' : 'aboutProject')
      expect(emitted.mock.calls, what).toEqual(isRequired && value.trim() === '' ? [[FIELDS_MISSING]] : [])
      expect(rowOf(network, person.email), what).toBeUndefined()

      send({ [name]: person[name] })
      await waitUntilSubmitted()
      expect(actor.getSnapshot().value, what).toBe('submitted')
    }
  },
)

describe('generated values', () => {
  const text = (maxLength: number) =>
    fc.string({
      unit: fc.constantFrom('a', ' ', '"', '\\', '\0', '\ud83d', '😀', '\n', '\u00a0', '\u200b', '٠'),
      maxLength,
    })
  const value = (options: readonly { value: string }[]) =>
    fc.constantFrom('', ' ', 'unknown', ...options.map((option) => option.value))
  const values = fc.record<WaitlistValues>({
    firstName: text(110),
    lastName: text(110),
    email: fc.oneof({ weight: 4, arbitrary: fc.emailAddress() }, { weight: 1, arbitrary: text(30) }),
    role: value(ROLE_OPTIONS),
    organization: text(220),
    researchArea: value(RESEARCH_AREA_OPTIONS),
    useCase: text(320),
    timeline: value(TIMELINE_OPTIONS),
  })

  test('the table accepts every value that the schema accepts', async () => {
    const network = await createMockNetwork()
    await fc.assert(
      fc.asyncProperty(values, async (typed) => {
        const { success, output } = v.safeParse(waitlistSchema, typed)
        fc.pre(success)
        await apply(output).catch((error: unknown) => {
          const isThere = error instanceof HostedError && error.kind === 'duplicate'
          if (!isThere) throw error
        })
      }),
      { numRuns: 150 },
    )
    expect(network.backend.hosted.waitlistSubmissions.count()).toBeGreaterThan(100)
  })

  test('progress grows by one eighth per filled field and never decreases while typing', () => {
    fc.assert(
      fc.property(values, fc.constantFrom(...WAITLIST_FIELDS), (typed, name) => {
        const progress = waitlistProgress(typed)
        const filled = Object.values(typed).filter((one) => one.trim() !== '').length
        expect(progress).toBe(filled / 8)
        expect(waitlistProgress({ ...typed, [name]: `${typed[name]}x` })).toBeGreaterThanOrEqual(progress)
        expect(waitlistProgress({ ...typed, [name]: '' })).toBeLessThanOrEqual(progress)
      }),
    )
  })
})
