import { beforeEach, expect, test, vi } from 'vitest'
import { assign, createActor, setup } from 'xstate'
import { createOwnedActors } from '../../../../src/lib/xstate/createOwnedActors.ts'
import { isLeaveWarned } from '../../../support/flows/signedInSession.ts'

type Context = { owner?: string; isWorking?: boolean; name?: string }

/** An actor whose context is changed by events. */
const createExample = (context: Context) =>
  createActor(
    setup({ types: { context: {} as Context, events: {} as { type: 'changed' } & Context } }).createMachine({
      context,
      on: { changed: { actions: assign(({ event: { type: _, ...change } }) => change) } },
    }),
  )
type Example = ReturnType<typeof createExample>

const created = vi.fn()

/** A session of Mira and her actor, which works while its context says so. */
function start() {
  const actorOf = createOwnedActors<Example, Example>({
    ownerOf: (session) => String(session.getSnapshot().context.owner),
    isWorking: ({ context }) => context.isWorking === true,
    onCreated: created,
  })
  const session = createExample({ owner: 'mira' }).start()
  const actor = createExample({})
  actorOf(session, () => actor)
  return { actor, session, current: () => actorOf(session, () => createExample({})) }
}

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget())
  created.mockReset()
})

test('a session keeps its actor while its user stays the same', () => {
  const { actor, current, session } = start()
  session.send({ type: 'changed', owner: 'mira', name: 'Mira V.' })
  expect(current()).toBe(actor)
  expect(actor.getSnapshot().status).toBe('active')
  expect(created).toHaveBeenCalledExactlyOnceWith(actor)
})

test('each session has its own actor', () => {
  expect(start().actor).not.toBe(start().actor)
})

test('the actor stops when the user changes, and the session gets a new one', () => {
  const { actor, current, session } = start()
  actor.send({ type: 'changed', isWorking: true })
  session.send({ type: 'changed', owner: 'una' })
  expect(actor.getSnapshot().status).toBe('stopped')
  expect(isLeaveWarned()).toBe(false)
  expect(current()).not.toBe(actor)
})

test('the browser warns before the page closes while the actor works', () => {
  const { actor } = start()
  expect(isLeaveWarned()).toBe(false)
  actor.send({ type: 'changed', isWorking: true })
  expect(isLeaveWarned()).toBe(true)
  actor.send({ type: 'changed', isWorking: false })
  expect(isLeaveWarned()).toBe(false)
})
