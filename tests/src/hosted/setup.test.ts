import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { signIn } from '../../../src/hosted/auth.ts'
import { claimApplication, claimLink, lookUpSetup } from '../../../src/hosted/setup.ts'
import { APPLICATIONS, SETUPS, TOKENS, USERS } from '../../supabase/fixture.ts'
import { createProvider, PASSWORD, type Provider } from './support.ts'

let provider: Provider
beforeEach(async () => {
  provider = await createProvider()
})

const as = (user: keyof typeof USERS) => signIn({ email: USERS[user].email, password: PASSWORD })

const setup = (of: keyof typeof SETUPS) => ({
  id: SETUPS[of].id,
  submissionId: APPLICATIONS[of].id,
  expiresAt: expect.any(String),
  firstName: 'Una',
  lastName: 'Lindqvist',
  email: APPLICATIONS[of].email,
})

describe('looking up a setup token', () => {
  test('the setup lookup returns the setup row and the applicant of a usable token with one request', async () => {
    const found = await lookUpSetup(TOKENS.unused)
    expect(found).toEqual({ state: 'usable', setup: setup('unused') })
    const expiresAt = found.state === 'usable' ? Date.parse(found.setup.expiresAt) : Number.NaN
    expect(expiresAt).toBe(Date.parse(SETUPS.unused.expires_at))
    expect(provider.sent).toHaveLength(1)
    expect(provider.sent[0]?.path).toContain('account_created=eq.false&expires_at=gte.now')
  })

  test.each(['used', 'expired'] as const)(
    'the setup lookup detects a token that is %s with a second select',
    async (state) => {
      expect(await lookUpSetup(TOKENS[state])).toEqual({ state, setup: setup(state) })
      expect(provider.sent).toHaveLength(2)
      expect(provider.sent[1]?.path).not.toMatch(/account_created=|expires_at=/)
    },
  )

  test('the setup lookup reports a used token that has expired as used', async () => {
    const expires_at = new Date(0).toISOString()
    await provider.hosted.approvedUsers.update(SETUPS.used.id, { expires_at })
    expect(await lookUpSetup(TOKENS.used)).toMatchObject({ state: 'used' })
  })

  test('the setup lookup sends the setup token in the header of every request', async () => {
    await lookUpSetup(TOKENS.expired)
    for (const { headers } of provider.sent) expect(headers.get('x-setup-token')).toBe(TOKENS.expired)
  })

  test.each([
    ['', 'missing'],
    [`${TOKENS.unused} `, 'malformed'],
  ])('the setup lookup reports the token %j as %s without a request', async (token, state) => {
    expect(await lookUpSetup(token)).toEqual({ state })
    expect(provider.sent).toEqual([])
  })

  test('the setup lookup accepts a token up to and including the second at which it expires', async () => {
    const { clock } = provider
    await clock.advance(Date.parse(SETUPS.unused.expires_at) - clock.now())
    expect(await lookUpSetup(TOKENS.unused)).toMatchObject({ state: 'usable' })
    await clock.advance(1)
    expect(await lookUpSetup(TOKENS.unused)).toMatchObject({ state: 'expired' })
  })

  test("does not return the signed-in user's own row for another person's token", async () => {
    await as('ursula')
    expect(await lookUpSetup(TOKENS.unknown)).toEqual({ state: 'unknown' })
    expect(await lookUpSetup(TOKENS.unused)).toMatchObject({
      state: 'usable',
      setup: { id: SETUPS.unused.id },
    })
  })

  test('the setup lookup returns a null email if the application has none', async () => {
    provider.answerWith(() =>
      Response.json([
        {
          id: SETUPS.unused.id,
          expires_at: '2026-11-28T00:00:00+00:00',
          account_created: false,
          waitlist_submissions: null,
        },
      ]),
    )
    expect(await lookUpSetup(TOKENS.unused)).toMatchObject({
      state: 'usable',
      setup: { email: null, firstName: '' },
    })
  })

  test('the setup lookup does not log the setup token', async () => {
    const logs = (['log', 'info', 'warn', 'error', 'debug'] as const).map((level) => vi.spyOn(console, level))
    await lookUpSetup(TOKENS.expired)
    await claimLink(TOKENS.expired)
    for (const log of logs) {
      expect(log).not.toHaveBeenCalled()
      log.mockRestore()
    }
  })
})

describe('claiming the application of a setup link', () => {
  const unused = { id: SETUPS.unused.id, submissionId: APPLICATIONS.unused.id }
  const state = () => ({
    owner: provider.hosted.waitlistSubmissions.get(APPLICATIONS.unused.id)?.owner_id,
    isCreated: provider.hosted.approvedUsers.get(SETUPS.unused.id)?.account_created,
    isUsed: provider.hosted.magicLinks.find('approvedUser', SETUPS.unused.id)?.used,
  })
  const unclaimed = { owner: null, isCreated: false, isUsed: false }
  const claimed = { owner: USERS.una.id, isCreated: true, isUsed: true }

  test('a claim makes the signed-in user the owner and marks the link as used', async () => {
    await as('una')
    expect(await claimApplication(unused, TOKENS.unused)).toBe(true)
    expect(state()).toEqual(claimed)
    expect(await lookUpSetup(TOKENS.unused)).toMatchObject({ state: 'used' })
    const sent = provider.sent.filter(({ method }) => method === 'PATCH')
    for (const { path } of sent) expect(path).not.toContain(TOKENS.unused)
  })

  test('a claim can be repeated, also after the link has expired, and keeps the time of the first use', async () => {
    const link = () => provider.hosted.magicLinks.find('approvedUser', SETUPS.unused.id)
    await as('una')
    await claimLink(TOKENS.unused)
    const first = link()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
    onTestFinished(() => {
      vi.useRealTimers()
    })
    await provider.hosted.approvedUsers.update(SETUPS.unused.id, { expires_at: new Date(0).toISOString() })
    expect(await claimLink(TOKENS.unused)).toBe(true)
    expect(link()).toEqual(first)
  })

  test('a claim continues after a failure between the calls', async () => {
    await as('una')
    await provider.hosted.waitlistSubmissions.update(APPLICATIONS.unused.id, { owner_id: USERS.una.id })
    expect(await claimApplication(unused, TOKENS.unused)).toBe(true)
    expect(state()).toEqual(claimed)
  })

  test('a claim has no effect without a session', async () => {
    expect(await claimApplication(unused, TOKENS.unused)).toBe(false)
    expect(state()).toEqual(unclaimed)
  })

  test.each(['used', 'expired', 'unknown'] as const)(
    'a claim has no effect with a token that is %s',
    async (which) => {
      await as('una')
      expect(await claimLink(TOKENS[which])).toBe(false)
      expect(await claimApplication(unused, TOKENS[which])).toBe(false)
      expect(state()).toEqual(unclaimed)
    },
  )

  test('a claim has no effect if the link was reset or belongs to somebody else', async () => {
    await as('una')
    const found = await lookUpSetup(TOKENS.unused)
    await provider.hosted.approvedUsers.update(SETUPS.unused.id, { setup_token: 'e'.repeat(64) })
    expect(found.state === 'usable' && (await claimApplication(found.setup, TOKENS.unused))).toBe(false)
    await as('other')
    expect(await claimLink('e'.repeat(64))).toBe(true)
    await as('una')
    expect(await claimLink('e'.repeat(64))).toBe(false)
    expect(state().owner).toBe(USERS.other.id)
  })
})
