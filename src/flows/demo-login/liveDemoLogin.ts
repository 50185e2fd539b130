import type { SignInValues } from '../../domain/signIn.ts'
import { fromCall } from '../../lib/xstate/fromCall.ts'
import { checkAccessCode, logInAtBackend, signInAtProvider, signOutOfProvider } from './demoLogin.actors.ts'
import type { BackendResult, LinkClaim } from './demoLogin.base.ts'
import { demoLoginMachine } from './demoLogin.machine.ts'

/** Loaded when needed, because few sign-ins complete a setup. */
const loadSetup = () => import('./completeSetup.actors.ts')

export const liveActors = {
  signInAtProvider,
  claimApplication: fromCall<void, LinkClaim>(async (args) => (await loadSetup()).claimApplication(args)),
  logInAtBackend,
  completeSetup: fromCall<BackendResult, SignInValues>(async (args) =>
    (await loadSetup()).completeSetup(args),
  ),
  signOutOfProvider,
  checkAccessCode,
}

export const liveDemoLogin = demoLoginMachine.provide({ actors: liveActors })
