import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createDocument } from '../../../../mocks/factories/document.ts'
import { documentsActorOf } from '../../../../src/flows/knowledge-base/knowledgeBaseActors.ts'
import { toasts } from '../../../../src/ui/Toasts/toasts.ts'
import { mira } from '../../../../stories/support/users.ts'
import { grantOf, isLeaveWarned, signedInSession } from '../../../support/flows/signedInSession.ts'
import { startKnowledgeBase } from '../../../support/knowledgeBase.ts'

/** Opens the knowledge base with a loaded list. */
async function visited(documents = [createDocument()], options: { autoIndex?: boolean } = {}) {
  const session = signedInSession()
  const base = startKnowledgeBase(options)
  expect(documentsActorOf(session, () => base.actor)).toBe(base.actor)
  await base.load(documents)
  return {
    ...base,
    session,
    leave: () => base.actor.send({ type: 'page.left' }),
    runs: () => base.actor.getSnapshot().status === 'active',
  }
}

const saved = (name: string) => ({
  type: 'sending.completed' as const,
  document: createDocument({ id: name, filename: name }),
})
const lost = { type: 'sending.failed', message: 'Network error during upload' } as const

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget())
  return () => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  }
})

describe('documents actor after its page closes', () => {
  test('the session keeps its documents actor', async () => {
    const { actor, leave, runs, session } = await visited()
    leave()
    expect(runs()).toBe(true)
    expect(documentsActorOf(session, () => startKnowledgeBase().actor)).toBe(actor)
  })

  test('the actor indexes documents that are processed later', async () => {
    const { calls, leave, list } = await visited([createDocument({ status: 'processing' })], {
      autoIndex: true,
    })
    leave()
    list([createDocument({ id: 'd1' })])
    expect(calls.index.map(({ input }) => input.id)).toEqual(['d1'])
  })

  test('the actor uploads all files', async () => {
    const { choose, leave, sendBacks, reportSending } = await visited()
    choose('a.md', 'b.md', 'c.md', 'd.md', 'e.md')
    leave()
    for (const name of ['a.md', 'b.md', 'c.md', 'd.md']) reportSending(name, saved(name))
    expect([...sendBacks.keys()]).toEqual(['e.md'])
  })

  test('a failed upload is reported by a toast and kept with its reason until it is dismissed', async () => {
    const reported = vi.spyOn(toasts, 'error').mockReturnValue()
    const { actor, choose, uploads, leave, reportSending } = await visited()
    choose('a.md')
    leave()
    reportSending('a.md', lost)
    expect(reported.mock.calls).toEqual([['Upload Failed', 'Network error during upload']])
    actor.send({ type: 'page.opened' })
    expect(uploads()).toEqual([{ id: 'a.md', status: 'error' }])
    expect(actor.getSnapshot().children['upload:a.md']?.getSnapshot()).toMatchObject({
      context: { message: 'Network error during upload' },
    })
  })

  test('opening the page again requests a listing', async () => {
    const { actor, leave, refreshes } = await visited()
    leave()
    expect(refreshes).toEqual([{ type: 'page.left' }])
    actor.send({ type: 'page.opened' })
    expect(refreshes).toEqual([{ type: 'page.left' }, { type: 'page.opened' }])
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
      const next = startKnowledgeBase().actor
      expect(documentsActorOf(session, () => next)).toBe(next)
      expect(isLeaveWarned()).toBe(false)
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
    expect(isLeaveWarned()).toBe(false)
    choose('a.md', 'b.md')
    expect(isLeaveWarned()).toBe(true)
    leave()
    reportSending('a.md', lost)
    expect(isLeaveWarned()).toBe(true)
    reportSending('b.md', saved('b.md'))
    expect(isLeaveWarned()).toBe(false)
    actor.send({ type: 'resendAll.requested' })
    expect(isLeaveWarned()).toBe(true)
  })
})
