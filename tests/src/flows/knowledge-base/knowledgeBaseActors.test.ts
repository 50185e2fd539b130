import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { createDocument } from '../../../../mocks/factories/document.ts'
import {
  getDocumentsActor,
  openKnowledgeBase,
} from '../../../../src/flows/knowledge-base/knowledgeBaseActors.ts'
import type { HostedUser } from '../../../../src/hosted/user.ts'
import { sessionMachine } from '../../../../src/session/session.machine.ts'
import type { BackendGrant, SessionEndReason, StoredSession } from '../../../../src/session/session.types.ts'
import { mira } from '../../../../stories/support/users.ts'
import { flushPromises } from '../../../support/documents.ts'
import { startKnowledgeBase } from '../../../support/knowledgeBase.ts'

const grantOf = (id: string) => ({
  type: 'backend.granted' as const,
  grant: { token: id, user: { ...mira, id } },
  hostedUser: null,
})

function signedIn() {
  const never = () => new Promise<never>(() => {})
  const session = createActor(
    sessionMachine.provide({
      actors: {
        restoreSession: fromPromise<StoredSession, undefined>(never),
        refreshGrant: fromPromise<BackendGrant, BackendGrant>(never),
        refreshHosted: fromPromise<HostedUser | null, HostedUser | null>(never),
        endSession: fromPromise<void, SessionEndReason | null>(never),
      },
    }),
  ).start()
  session.send(grantOf('mira'))
  return session
}

/** Opens the knowledge base with a loaded list. */
async function visited(documents = [createDocument()]) {
  const session = signedIn()
  const base = startKnowledgeBase()
  const leave = openKnowledgeBase(session, base.actor, '')
  await base.load(documents)
  return {
    ...base,
    session,
    leave,
    runs: () => getDocumentsActor(session) === base.actor && base.actor.getSnapshot().status === 'active',
  }
}

const saved = (name: string) => ({
  type: 'sending.completed' as const,
  document: createDocument({ id: name, filename: name }),
})
const lost = { type: 'sending.failed', message: 'Network error during upload' } as const

/** Whether the browser would ask for confirmation before it closes the page. */
const isWarned = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget())
  return () => vi.unstubAllGlobals()
})

describe('documents actor after its page closes', () => {
  test('the actor stops with its page if no work is left', async () => {
    const { leave, runs } = await visited()
    expect(runs()).toBe(true)
    leave()
    expect(runs()).toBe(false)
  })

  test('the actor does not stop after the last upload while its page is open', async () => {
    const { choose, runs, reportSending } = await visited()
    choose('a.md')
    reportSending('a.md', saved('a.md'))
    expect(runs()).toBe(true)
  })

  test('the actor uploads all files before it stops', async () => {
    const { choose, leave, runs, sendBacks, reportSending } = await visited()
    choose('a.md', 'b.md', 'c.md', 'd.md', 'e.md')
    leave()
    for (const name of ['a.md', 'b.md', 'c.md', 'd.md']) reportSending(name, saved(name))
    expect([...sendBacks.keys()]).toEqual(['e.md'])
    expect(runs()).toBe(true)
    reportSending('e.md', saved('e.md'))
    expect(runs()).toBe(false)
  })

  test('the actor keeps failed uploads with their reason until they are dismissed', async () => {
    const { actor, choose, uploads, leave, runs, session, reportSending } = await visited()
    choose('a.md')
    leave()
    reportSending('a.md', lost)
    expect(runs()).toBe(true)
    const leaveAgain = openKnowledgeBase(session, actor, '')
    expect(uploads()).toEqual([{ id: 'a.md', status: 'error' }])
    expect(actor.getSnapshot().children['upload:a.md']?.getSnapshot()).toMatchObject({
      context: { message: 'Network error during upload' },
    })
    actor.send({ type: 'dismiss.requested', id: 'a.md' })
    expect(runs()).toBe(true)
    leaveAgain()
    expect(runs()).toBe(false)
  })

  test('the actor keeps files that wait for the list', async () => {
    const session = signedIn()
    const base = startKnowledgeBase()
    const leave = openKnowledgeBase(session, base.actor, '')
    base.choose('a.md')
    leave()
    expect(getDocumentsActor(session)).toBe(base.actor)
    await base.load()
    expect([...base.sendBacks.keys()]).toEqual(['a.md'])
  })

  test('the actor keeps possible duplicates until the user decides', async () => {
    const { actor, choose, leave, runs } = await visited()
    choose('notes.md')
    leave()
    expect(runs()).toBe(true)
    actor.send({ type: 'duplicates.skipped' })
    expect(runs()).toBe(false)
  })

  test.each(['answer', 'refuse'] as const)('the actor runs until a delete request ends (%s)', async (how) => {
    const { actor, calls, leave, runs } = await visited([createDocument({ id: 'd1', status: 'failed' })])
    actor.send({ type: 'delete.requested', id: 'd1' })
    leave()
    expect(runs()).toBe(true)
    if (how === 'answer') calls.remove[0]?.resolve()
    else calls.remove[0]?.reject('Bad Gateway')
    await flushPromises()
    expect(runs()).toBe(false)
    expect(calls.remove[0]?.signal.aborted).toBe(false)
  })

  test('opening the page again sets the search and requests a listing', async () => {
    const { actor, choose, context, leave, refreshes, session } = await visited()
    choose('a.md')
    leave()
    expect(refreshes).toHaveLength(0)
    openKnowledgeBase(session, actor, 'tides')
    expect(context().search).toBe('tides')
    expect(refreshes).toHaveLength(1)
  })
})

describe('documents actor when the session changes', () => {
  test.each([
    ['at sign-out', { type: 'signOut.requested' }],
    ['by running out', { type: 'session.expired' }],
    ['for another user', grantOf('una')],
  ] as const)('the actor stops and aborts uploads %s, with the page open or closed', async (_, event) => {
    for (const isSeen of [true, false]) {
      const { choose, leave, runs, sendBacks, session } = await visited()
      choose('a.md')
      if (!isSeen) leave()
      session.send(event)
      expect(sendBacks.size).toBe(0)
      expect(runs()).toBe(false)
      expect(getDocumentsActor(session)).toBeUndefined()
      expect(isWarned()).toBe(false)
    }
  })

  test('the actor continues when the user profile changes', async () => {
    const { choose, leave, runs, session } = await visited()
    choose('a.md')
    leave()
    session.send({ type: 'user.changed', user: { ...mira, id: 'mira', name: 'Mira V.' } })
    expect(runs()).toBe(true)
  })
})

describe('leave warning', () => {
  test('the browser warns before the tab closes while files are uploading, on every page of the app', async () => {
    const { actor, choose, leave, reportSending } = await visited()
    expect(isWarned()).toBe(false)
    choose('a.md', 'b.md')
    expect(isWarned()).toBe(true)
    leave()
    reportSending('a.md', lost)
    expect(isWarned()).toBe(true)
    reportSending('b.md', saved('b.md'))
    expect(isWarned()).toBe(false)
    actor.send({ type: 'resendAll.requested' })
    expect(isWarned()).toBe(true)
  })
})
