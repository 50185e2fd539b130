import { USERS } from '../../supabase/fixture.ts'
import type { MockNetwork } from './mockNetwork.ts'

/** Adds a verified authenticator app to a user of the fixture. */
export function addFactor({ backend, clock }: MockNetwork, user: keyof typeof USERS = 'una') {
  const at = new Date(clock.now()).toISOString()
  return backend.hosted.factors.create({
    id: '00000000-0000-4000-8000-000000000900',
    user_id: USERS[user].id,
    factor_type: 'totp',
    friendly_name: 'Phone',
    status: 'verified',
    secret: 'JBSWY3DPEHPK3PXP',
    phone: null,
    created_at: at,
    updated_at: at,
  })
}
