import { login } from '../../../api/auth.ts'
import { ApiError } from '../../../api/errors.ts'
import type { User } from '../../../api/types.ts'
import { activateUser, deactivateUser, listUsers, searchUsers, updateUser } from '../../../api/users.ts'
import { signInFailureMessage } from '../../../domain/signIn.ts'
import { fromCall } from '../../../lib/xstate/fromCall.ts'
import type { BackendGrant } from '../../../session/session.types.ts'
import type { AccountChange, PasswordChange } from './adminUsers.types.ts'
import type { Credentials } from './connection.ts'

async function connect(credentials: Credentials, signal: AbortSignal): Promise<BackendGrant> {
  try {
    const { access_token, user } = await login(credentials, signal)
    return { token: access_token, user }
  } catch (error) {
    throw error instanceof ApiError ? new Error(signInFailureMessage(error), { cause: error }) : error
  }
}

export const liveActors = {
  connect: fromCall<BackendGrant, Credentials>(({ input, signal }) => connect(input, signal)),
  listUsers: fromCall<User[], string>(({ input, signal }) =>
    input === '' ? listUsers(signal) : searchUsers(input, signal),
  ),
  changeAccount: fromCall<User, AccountChange>(({ input: { id, isActive }, signal }) =>
    isActive ? activateUser(id, signal) : deactivateUser(id, signal),
  ),
  changePassword: fromCall<User, PasswordChange>(({ input: { id, password }, signal }) =>
    updateUser(id, { password }, signal),
  ),
}
