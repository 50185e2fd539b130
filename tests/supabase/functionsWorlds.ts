import type { HttpHandler } from 'msw'
import { getResponse, http } from 'msw'
import { auth } from '../../mocks/hosted/auth/auth.ts'
import type { ProviderContext } from '../../mocks/hosted/auth/context.ts'
import type { FunctionsContext } from '../../mocks/hosted/functions/context.ts'
import { functions } from '../../mocks/hosted/functions/functions.ts'
import { TEAM_ADDRESS } from '../../mocks/hosted/functions/notifyWaitlistSubmission.ts'
import { sendMail } from '../../mocks/hosted/mail.ts'
import { rest } from '../../mocks/hosted/rest/rest.ts'
import { storeSubmission } from '../../mocks/hosted/submissions.ts'
import { notifyWaitlistSubmission } from '../../supabase/functions/_shared/notifyWaitlistSubmission.ts'
import { createProvider as createProviderClient } from '../../supabase/functions/_shared/provider.ts'
import { sendApprovalEmail } from '../../supabase/functions/_shared/sendApprovalEmail.ts'
import type { Provider } from '../mocks/hosted/support/provider.ts'
import { createProvider } from '../mocks/hosted/support/provider.ts'

/** A provider whose functions are under test. What they send ends in its outbox. */
export interface World extends Provider {
  /** From now on this happens before a mail is sent, or in its place where it rejects. */
  whileMailing(happens: () => Promise<void>): void
}

const URL_OF_MOCK = 'http://mock/hosted'
const SERVICE_KEY = 'service-key'

async function createWorld(
  services: (context: ProviderContext, mailer: FunctionsContext['mailer']) => readonly HttpHandler[],
): Promise<World> {
  let happens = async () => {}
  const provider = await createProvider((context) => [
    ...rest(context),
    ...services(context, async (mail) => {
      await happens()
      return sendMail(context, mail)
    }),
  ])
  return {
    ...provider,
    whileMailing(other) {
      happens = other
    },
  }
}

/** The functions of the mock. */
const createMockWorld = () => createWorld((context, mailer) => functions({ ...context, mailer }))

/** The functions that are deployed, on the mock's accounts and tables. */
const createDeployedWorld = () =>
  createWorld((context, mailer) => {
    const handlers = [...rest(context), ...auth(context)]
    const provider = createProviderClient(
      { url: URL_OF_MOCK, anonKey: 'anon-key', serviceKey: SERVICE_KEY },
      async (input, init) => {
        const request = new Request(input, init)
        const isService = request.headers.get('Authorization') === `Bearer ${SERVICE_KEY}`
        const response = await (isService ? asService(context, request) : getResponse(handlers, request))
        return response ?? new Response('', { status: 404 })
      },
    )
    const deployed = {
      'send-approval-email': sendApprovalEmail({
        provider,
        mailer,
        now: () => context.clock.now(),
        randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
      }),
      'notify-waitlist-submission': notifyWaitlistSubmission({ mailer, team: TEAM_ADDRESS }),
    }
    return Object.entries(deployed).map(([name, answer]) =>
      http.all(`*/hosted/functions/v1/${name}`, ({ request }) => answer(request)),
    )
  })

export const WORLDS = [
  ['the mock', createMockWorld],
  ['what is deployed', createDeployedWorld],
] as const

/** The requests that the functions make with the service's key, which the mock's tables do not know. */
async function asService({ db, ids, clock }: ProviderContext, request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  const created_at = new Date(clock.now()).toISOString()
  switch (
    `${request.method} ${pathname.replace('/hosted/rest/v1/', '')} ${searchParams.get('on_conflict')}`
  ) {
    case 'GET waitlist_submissions null': {
      const found = db.waitlistSubmissions.get(searchParams.get('id')?.replace('eq.', '') ?? '')
      return Response.json(found === undefined ? [] : [found])
    }
    case 'PATCH waitlist_submissions null': {
      const found = db.waitlistSubmissions.get(searchParams.get('id')?.replace('eq.', '') ?? '')
      if (found !== undefined && `eq.${found.status}` === searchParams.get('status'))
        await storeSubmission({ db, ids, clock }, { ...found, ...(await request.json()) }, null)
      return new Response(null, { status: 204 })
    }
    case 'POST approved_users waitlist_submission_id': {
      const row = await request.json()
      const before = db.approvedUsers.find('submission', row.waitlist_submission_id)
      if (before === undefined)
        return Response.json([await db.approvedUsers.create({ ...row, id: ids.uuid(), created_at })])
      return Response.json([await db.approvedUsers.update(before.id, row)])
    }
    case 'POST magic_links approved_user_id': {
      const row = await request.json()
      const before = db.magicLinks.find('approvedUser', row.approved_user_id)
      if (before === undefined)
        return Response.json([await db.magicLinks.create({ ...row, id: ids.uuid(), created_at })])
      return Response.json([await db.magicLinks.update(before.id, row)])
    }
    default:
      throw new Error(`Not asked of the service: ${request.method} ${request.url}`)
  }
}
