import { createActor } from 'xstate'
import { liveActors as directSignupActors } from '../../../src/flows/direct-signup/directSignup.actors.ts'
import { directSignupMachine } from '../../../src/flows/direct-signup/directSignup.machine.ts'
import { liveActors as registrationActors } from '../../../src/flows/registration/registration.actors.ts'
import { registrationMachine } from '../../../src/flows/registration/registration.machine.ts'
import type { AccountValues } from '../../../src/modules/account/accountFields.ts'
import { TOKENS } from '../../supabase/fixture.ts'
import type { NewAccountActor } from '../newAccount.ts'
import { recordEmitted, submit, waitUntilIdle } from '../newAccount.ts'

// For tests of registration and direct sign-up with their live actors.

export const SIGN_UP = 'POST /hosted/auth/v1/signup'
export const REGISTER = 'POST /api/v1/auth/register'
export const LOGIN = 'POST /api/v1/auth/login'

export const NEW_PASSWORDS = { password: 'replay-at-night', confirmPassword: 'replay-at-night' }

/** A person without an account. */
export const NEW_ACCOUNT: AccountValues = {
  firstName: 'Una',
  lastName: 'Lindqvist',
  email: 'New@lab.example',
  ...NEW_PASSWORDS,
}

export function startLiveRegistration(token: string | null = TOKENS.unused, accountExists = false) {
  const actor = createActor(registrationMachine.provide({ actors: registrationActors }), {
    input: { token, accountExists, email: '' },
  })
  return { actor: actor.start(), emitted: recordEmitted(actor) }
}

export function startLiveDirectSignup() {
  const actor = createActor(directSignupMachine.provide({ actors: directSignupActors }))
  return { actor: actor.start(), emitted: recordEmitted(actor) }
}

/** Submits the form and waits for the result. */
export async function submitAndWait(actor: NewAccountActor, values: Partial<AccountValues>) {
  await submit(actor, values)
  return waitUntilIdle(actor)
}
