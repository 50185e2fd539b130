import type { Clock } from '../../clock.ts'
import type { Ids } from '../../db/ids.ts'
import type { HostedDatabase } from '../database.ts'
import type { Limits } from './limits.ts'

export interface ProviderContext {
  readonly db: HostedDatabase
  readonly clock: Clock
  readonly ids: Ids
}

export interface AuthContext extends ProviderContext {
  readonly limits: Limits
}
