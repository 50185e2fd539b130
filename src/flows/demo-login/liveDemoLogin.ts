import { claimApplication, completeSetup } from './completeSetup.actors.ts'
import { checkAccessCode, logInAtBackend, signInAtProvider, signOutOfProvider } from './demoLogin.actors.ts'
import { demoLoginMachine } from './demoLogin.machine.ts'

/** The machine of the demo login with its live actors. */
export const liveDemoLogin = demoLoginMachine.provide({
  actors: {
    signInAtProvider,
    claimApplication,
    logInAtBackend,
    completeSetup,
    signOutOfProvider,
    checkAccessCode,
  },
})
