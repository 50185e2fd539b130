import { useMachine } from '@xstate/react'
import { use, useEffect } from 'react'
import { readFormDraft, storeFormDraft } from '../../device/formDrafts.ts'
import { useEmitted } from '../../lib/xstate/useEmitted.ts'
import { ContactEmail } from '../../modules/contact/contactEmail.ts'
import { toasts } from '../../ui/Toasts/toasts.ts'
import { SupportView } from './SupportView.tsx'
import { liveActors } from './support.actors.ts'
import { EMPTY_DRAFT, type SupportDraft, supportMachine } from './support.machine.ts'
import { PRIORITIES, REPLY_TIME } from './supportMessage.ts'

const SEND_FAILED = 'Send Failed'

const liveMachine = supportMachine.provide({ actors: liveActors })

/** The support form. Its draft is kept in this tab. */
export function SupportScreen({ account }: { account: string }) {
  const [state, send, actor] = useMachine(liveMachine, {
    input: { to: use(ContactEmail), account, draft: readDraft(account) },
  })
  useEmitted(actor, {
    'mail.opened': () => {
      toasts.closeError(SEND_FAILED)
      toasts.success('Your message is ready to send', `Send it from your email app. We reply ${REPLY_TIME}.`)
    },
    'sending.failed': ({ text }) => toasts.error(SEND_FAILED, text),
  })
  const { fields, priority } = state.context
  useEffect(
    () => storeFormDraft('support', account, { ...fields.values, priority }),
    [account, fields.values, priority],
  )
  return <SupportView state={state} send={send} />
}

function readDraft(account: string): SupportDraft {
  const draft = readFormDraft('support', account, { ...EMPTY_DRAFT })
  return { ...draft, priority: PRIORITIES.find((one) => one === draft.priority) ?? EMPTY_DRAFT.priority }
}
