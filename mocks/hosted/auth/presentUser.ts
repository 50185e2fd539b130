import type { HostedDatabase } from '../database.ts'
import type { FactorRow, ProviderUserRow } from '../rows.ts'

/** A user as the provider tells of them, with their factors where they have any. */
export function presentUser({ factors }: Pick<HostedDatabase, 'factors'>, user: ProviderUserRow) {
  const own = factors.list(({ user_id }) => user_id === user.id)
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email,
    // Accounts are confirmed as they are made.
    email_confirmed_at: user.created_at,
    confirmed_at: user.created_at,
    phone: '',
    ...(user.last_sign_in_at === null ? {} : { last_sign_in_at: user.last_sign_in_at }),
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: presentMetadata(user),
    identities: [
      {
        // An identity by e-mail has the id of its user.
        identity_id: user.id,
        id: user.id,
        user_id: user.id,
        provider: 'email',
        identity_data: presentMetadata(user),
        created_at: user.created_at,
        updated_at: user.created_at,
      },
    ],
    ...(own.length === 0 ? {} : { factors: own.map(presentFactor) }),
    created_at: user.created_at,
    updated_at: user.updated_at,
    is_anonymous: false,
  }
}

/** What was said at sign-up, and what the provider adds to it. */
export function presentMetadata({ id, email, metadata }: ProviderUserRow): Record<string, unknown> {
  return { ...metadata, sub: id, email, email_verified: true, phone_verified: false }
}

function presentFactor({ id, factor_type, friendly_name, status, phone, created_at, updated_at }: FactorRow) {
  return {
    id,
    factor_type,
    status,
    ...(friendly_name === null ? {} : { friendly_name }),
    ...(phone === null ? {} : { phone }),
    created_at,
    updated_at,
  }
}
