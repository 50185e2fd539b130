import { beforeEach, expect, test } from 'vitest'
import { setupTokenFromQuery } from '../../../src/domain/setupToken.ts'
import { SETUPS, TOKENS } from '../../supabase/fixture.ts'
import { answers, offline } from './mockNetwork.ts'
import { MALFORMED_TOKENS, NOOR, rowWithoutEmail, setupStateOf } from './setupLink.ts'
import type { LinkActor, LinkNetwork, LinkPage } from './setupLinkPage.ts'
import { createLinkNetwork } from './setupLinkPage.ts'

/** What a page shows instead of its form. */
export interface SetupTokenTexts {
  readonly missing: string
  readonly malformed: string
  readonly unknown: string
  readonly expired: string
  readonly used: string
  /** The application has no email. */
  readonly noEmail: string
  /** The check failed. */
  readonly unchecked: RegExp
}

/** Defines the tests of the setup token, which are the same for all pages that a setup link opens. */
export function testSetupToken<Actor extends LinkActor>(
  { open, pageText, pageTextFor, waitUntilIdle }: LinkPage<Actor>,
  texts: SetupTokenTexts,
): void {
  let network: LinkNetwork
  beforeEach(async () => {
    network = await createLinkNetwork()
  })

  test('a usable token opens the form and is not marked as used', async () => {
    const { actor } = open()
    expect(pageText(actor)).toContain('Checking your link')
    await waitUntilIdle(actor)
    expect(pageText(actor)).toContain('Welcome, Noor.')
    // Only a submit may change anything.
    expect(network.sent.every((line) => line.startsWith('GET '))).toBe(true)
    expect(setupStateOf(network)).toMatchObject({
      status: 'approved',
      accountCreated: false,
      linkUsed: false,
    })
  })

  test.each([
    ['', texts.missing],
    ['?', texts.missing],
    ['?setup_token=', texts.missing],
    ['?setup_token=%20%20&token=', texts.missing],
    [`?token=${TOKENS.unknown}`, texts.unknown],
    [`?setup_token=${TOKENS.expired}`, texts.expired],
    [`?setup_token=${TOKENS.used}`, texts.used],
    [`?token=${NOOR.token}`, 'Welcome, Noor.'],
    [`?setup_token=%20${NOOR.token}%0A`, 'Welcome, Noor.'],
    // The first of several wins, and setup_token before token.
    [`?setup_token=${TOKENS.used}&setup_token=${NOOR.token}`, texts.used],
    [`?token=${NOOR.token}&setup_token=${TOKENS.expired}`, texts.expired],
    [`?setup_token=&token=${NOOR.token}`, 'Welcome, Noor.'],
  ])('the token is read from the query %s', async (query, text) => {
    expect(await pageTextFor(setupTokenFromQuery(new URLSearchParams(query)))).toContain(text)
  })

  test.each(MALFORMED_TOKENS.map((token) => [token.slice(0, 40), token]))(
    'a malformed token is rejected without a request: %s',
    async (_name, token) => {
      expect(await pageTextFor(token)).toContain(texts.malformed)
      expect(network.sent).toEqual([])
    },
  )

  test('a token is accepted up to and including the second at which it expires', async () => {
    const { clock, expiresAt } = network
    await clock.advance(expiresAt - clock.now())
    expect(await pageTextFor(NOOR.token)).toContain('Welcome, Noor.')
    await clock.advance(1)
    expect(await pageTextFor(NOOR.token)).toContain(texts.expired)
  })

  test('a used token that has expired is reported as used', async () => {
    await network.backend.hosted.approvedUsers.update(SETUPS.used.id, { expires_at: '2020-01-01T00:00:00Z' })
    expect(await pageTextFor(TOKENS.used)).toContain(texts.used)
  })

  test('a token is rejected if its application has no email', async () => {
    network.answerWith('GET /hosted/rest/v1/approved_users', rowWithoutEmail)
    expect(await pageTextFor(NOOR.token)).toContain(texts.noEmail)
  })

  test.each([
    ['no network', offline],
    ['an error', answers(500, { message: 'broken' })],
    ['an HTML page', () => new Response('<html>', { status: 502 })],
  ])('a token can be checked again after the check failed: %s', async (_name, answer) => {
    network.answerWith('/hosted', answer)
    const { actor } = open()
    await waitUntilIdle(actor)
    expect(pageText(actor)).toMatch(texts.unchecked)
    network.answerAsUsual()
    actor.send({ type: 'check.retried' })
    await waitUntilIdle(actor)
    expect(pageText(actor)).toContain('Welcome, Noor.')
  })
}
