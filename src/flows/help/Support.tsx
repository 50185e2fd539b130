import { useMachine } from '@xstate/react'
import { useEffect } from 'react'
import { useEmitted } from '../../lib/xstate/useEmitted.ts'
import { toasts } from '../../ui/Toasts/toasts.ts'
import { draftOf, keepDraft } from './draft.ts'
import { REPLY_PROMISE } from './helpMessage.ts'
import { SupportView } from './SupportView.tsx'
import { liveActors } from './support.actors.ts'
import { supportMachine } from './support.machine.ts'

const liveMachine = supportMachine.provide({ actors: liveActors })

/** The form that writes to support. What is typed outlives the page it is on, not the tab. */
export function Support({ contactEmail, account }: { contactEmail: string; account: string }) {
  const [state, send, actor] = useMachine(liveMachine, {
    input: { to: contactEmail, account, draft: draftOf(account) },
  })
  useEmitted(actor, {
    'message.handedOver': () =>
      toasts.success('Your message is in your mail program', `Send it there, and we reply ${REPLY_PROMISE}.`),
    'sending.failed': ({ text }) => toasts.error('Send Failed', text),
  })
  const { fields, priority } = state.context
  useEffect(() => keepDraft(account, { ...fields.values, priority }), [account, fields.values, priority])
  return <SupportView state={state} send={send} />
}
