import type { HostedDatabase } from '../database.ts'
import type { FactorRow, ProviderUserRow } from '../rows.ts'

/** A user in the provider's response shape, with `factors` if there are any. */
export function presentUser({ factors }: Pick<HostedDatabase, 'factors'>, user: ProviderUserRow) {
  const own = factors.list(({ user_id }) => user_id === user.id)
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email,
    // Accounts are confirmed at sign-up.
    email_confirmed_at: user.created_at,
    confirmed_at: user.created_at,
    phone: '',
    ...(user.last_sign_in_at === null ? {} : { last_sign_in_at: user.last_sign_in_at }),
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: presentMetadata(user),
    identities: [
      {
        // An email identity has the id of its user.
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

/** The data sent at sign-up and the fields that the provider adds. */
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
