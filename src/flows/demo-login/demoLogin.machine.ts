import * as v from 'valibot'
import { assign, emit, setup } from 'xstate'
import type { SignInValues } from '../../domain/signIn.ts'
import { signInSchema } from '../../domain/signIn.ts'
import type { Fields } from '../../machines/fields.ts'
import { createFields, editField, validateFields } from '../../machines/fields.ts'
import { messageOf } from '../../machines/messageOf.ts'
import { notProvided } from '../../machines/notProvided.ts'
import type { BackendGrant } from '../../session/session.machine.ts'

type SignInFields = { email: string; password: string }

export type DemoLoginEvent =
  | { type: 'field.edited'; name: keyof SignInFields; value: string }
  | { type: 'form.submitted' }

/** Sign-in with e-mail and password. `failure` is the message of the last attempt, shown until the next. */
export const demoLoginMachine = setup({
  types: {
    context: {} as { fields: Fields<SignInFields>; failure: string | null },
    events: {} as DemoLoginEvent,
    emitted: {} as { type: 'signIn.granted'; grant: BackendGrant },
  },
  actors: {
    signIn: notProvided<BackendGrant, SignInValues>('signIn'),
  },
  guards: {
    hasPassword: ({ context }) => context.fields.values.password !== '',
    isComplete: ({ context }) => validateFields(context.fields, signInSchema).isValid,
  },
  actions: {
    showFieldErrors: assign(({ context }) => {
      const validation = validateFields(context.fields, signInSchema)
      return validation.isValid ? {} : { fields: validation.fields }
    }),
  },
}).createMachine({
  id: 'demo-login',
  context: { fields: createFields({ email: '', password: '' }), failure: null },
  initial: 'editing',
  on: {
    'field.edited': {
      actions: assign({ fields: ({ context, event }) => editField(context.fields, event.name, event.value) }),
    },
    'form.submitted': [
      { guard: 'isComplete', target: '.authenticating' },
      { guard: 'hasPassword', actions: 'showFieldErrors' },
    ],
  },
  states: {
    editing: {},
    authenticating: {
      entry: assign({ failure: null }),
      // What is being checked stays as it is until the answer is there.
      on: { 'field.edited': {}, 'form.submitted': {} },
      invoke: {
        src: 'signIn',
        input: ({ context }) => v.parse(signInSchema, context.fields.values),
        onDone: {
          actions: emit(({ event }) => ({ type: 'signIn.granted', grant: event.output })),
          target: 'grantedBackend',
        },
        onError: {
          actions: assign({
            failure: ({ event }) => messageOf(event.error),
            fields: ({ context }) => editField(context.fields, 'password', ''),
          }),
          target: 'failed',
        },
      },
    },
    failed: {},
    grantedBackend: { type: 'final' },
  },
})
