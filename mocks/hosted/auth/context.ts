import type { Clock } from '../../clock.ts'
import type { Ids } from '../../db/ids.ts'
import type { HostedDatabase } from '../database.ts'
import type { Limits } from './limits.ts'

/** The services that the provider's handlers use. */
export interface ProviderContext {
  readonly db: HostedDatabase
  readonly clock: Clock
  readonly ids: Ids
}

/** The services that the auth handlers use. */
export interface AuthContext extends ProviderContext {
  readonly limits: Limits
}
