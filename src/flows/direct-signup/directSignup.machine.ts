import {
  connectingBackendState,
  creatingAccountState,
  formState,
  initialNewAccountContext,
  setupNewAccount,
} from '../../modules/account/newAccount.base.ts'

/** Creates an account without the waitlist, in tabs to which the hidden shortcut has granted access. */
export const directSignupMachine = setupNewAccount().createMachine({
  id: 'direct-signup',
  context: initialNewAccountContext,
  initial: 'checkingAccess',
  states: {
    checkingAccess: {
      invoke: {
        src: 'checkAccess',
        // If access is denied, this state lasts until the Screen navigates away.
        onDone: [{ guard: ({ event }) => event.output, target: 'editing' }, { actions: 'emitAccessDenied' }],
        onError: { actions: 'emitAccessDenied' },
      },
    },
    editing: formState('creatingAccount'),
    failed: formState('creatingAccount'),
    creatingAccount: creatingAccountState('failed', 'connectingBackend'),
    connectingBackend: connectingBackendState,
    fullAccess: { type: 'final' },
    limitedAccess: { type: 'final' },
  },
})
