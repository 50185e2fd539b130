import { beforeEach, expect, test, vi } from 'vitest'
import { createDocument } from '../../../../../mocks/factories/document.ts'
import { documentsActorOf } from '../../../../../src/flows/knowledge-base/machine/knowledgeBaseActors.ts'
import { toasts } from '../../../../../src/ui/Toasts/toasts.ts'
import { grantOf, isLeaveWarned, signedInSession } from '../../../../support/flows/signedInSession.ts'
import { refused, saved, startKnowledgeBase } from '../support.ts'

/** The documents actor of a session, after its page was left. */
async function startInBackground(documents = [createDocument({ status: 'processing' })]) {
  const session = signedInSession()
  const base = await startKnowledgeBase(documents, { autoIndex: true })
  documentsActorOf(session, () => base.actor)
  base.actor.send({ type: 'page.left' })
  return { ...base, session }
}

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget())
  return () => vi.restoreAllMocks()
})

test('after the page was left, documents that are processed later are indexed and all files are uploaded', async () => {
  const { calls, choose, list, report, sending } = await startInBackground()
  list([createDocument()])
  expect(calls.index.map(({ input }) => input.id)).toEqual(['d1'])
  const names = ['a.md', 'b.md', 'c.md', 'd.md']
  choose(...names, 'e.md')
  for (const name of names) report(name, saved(name))
  expect(sending()).toEqual(['e.md'])
})

test('a failed upload is reported by a toast and kept with its reason until it is dismissed', async () => {
  const reported = vi.spyOn(toasts, 'error').mockReturnValue()
  const { actor, choose, report, uploads } = await startInBackground()
  choose('a.md')
  report('a.md', refused)
  expect(reported.mock.calls).toEqual([['Upload Failed', 'Upload timeout']])
  actor.send({ type: 'page.opened' })
  expect(uploads()).toEqual([['a.md', 'error']])
})

test.each([
  ['at sign-out', { type: 'signOut.requested' }],
  ['when the session expires', { type: 'session.expired' }],
  ['for another user', grantOf('una')],
] as const)('uploads are aborted %s', async (_, event) => {
  const { actor, choose, sending, session } = await startInBackground()
  choose('a.md')
  session.send(event)
  expect(sending()).toEqual([])
  expect(actor.getSnapshot().status).toBe('stopped')
})

test('the browser warns before the page closes while files are uploaded', async () => {
  const { actor, choose, report } = await startInBackground()
  choose('a.md', 'b.md')
  report('a.md', refused)
  expect(isLeaveWarned()).toBe(true)
  report('b.md', saved('b.md'))
  expect(isLeaveWarned()).toBe(false)
  actor.send({ type: 'resendAll.requested' })
  expect(isLeaveWarned()).toBe(true)
})
