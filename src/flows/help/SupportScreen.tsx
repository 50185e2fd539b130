import { useMachine } from '@xstate/react'
import { useEffect } from 'react'
import { useEmitted } from '../../lib/xstate/useEmitted.ts'
import { toasts } from '../../ui/Toasts/toasts.ts'
import { SupportView } from './SupportView.tsx'
import { liveActors } from './support.actors.ts'
import { supportMachine } from './support.machine.ts'
import { readSupportDraft, saveSupportDraft } from './supportDraft.ts'
import { REPLY_TIME } from './supportMessage.ts'

const liveMachine = supportMachine.provide({ actors: liveActors })

/** The support form. Its draft is restored when the page is opened again, also after a reload. */
export function SupportScreen({ contactEmail, account }: { contactEmail: string; account: string }) {
  const [state, send, actor] = useMachine(liveMachine, {
    input: { to: contactEmail, account, draft: readSupportDraft(account) },
  })
  useEmitted(actor, {
    'mail.opened': () =>
      toasts.success('Your message is ready to send', `Send it from your email app. We reply ${REPLY_TIME}.`),
    'sending.failed': ({ text }) => toasts.error('Send Failed', text),
  })
  const { fields, priority } = state.context
  useEffect(
    () => saveSupportDraft(account, { ...fields.values, priority }),
    [account, fields.values, priority],
  )
  return <SupportView state={state} send={send} />
}
