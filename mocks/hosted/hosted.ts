import type { HttpHandler } from 'msw'
import type { Clock } from '../clock.ts'
import { createIds } from '../db/ids.ts'
import type { Random } from '../random.ts'
import { auth } from './auth/auth.ts'
import type { HostedDatabase } from './database.ts'
import { functions } from './functions/functions.ts'
import { gateway } from './gateway.ts'
import { sendMail } from './mail.ts'
import { rest } from './rest/rest.ts'
import { unknownPaths } from './unknownPaths.ts'

export interface HostedOptions {
  readonly db: HostedDatabase
  readonly clock: Clock
  readonly random: Random
}

/** The hosted provider below /hosted of any host: accounts, tables and edge functions over one database. */
export function createHosted({ db, clock, random }: HostedOptions): { readonly handlers: HttpHandler[] } {
  const context = { db, clock, ids: createIds(random) }
  const known = [
    ...auth(context),
    ...rest(context),
    ...functions({ ...context, mailer: (mail) => sendMail(context, mail) }),
  ]
  return { handlers: [gateway(), ...known, unknownPaths(known)] }
}
