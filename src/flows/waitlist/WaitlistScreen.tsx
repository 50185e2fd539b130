import { useMachine } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { clearFormDraft, readFormDraft, storeFormDraft } from '../../device/formDrafts.ts'
import { waitlistProgress } from '../../domain/waitlistForm.ts'
import { readParams } from '../../lib/url/params.ts'
import { useUrlParams } from '../../lib/url/useUrlParams.ts'
import { useEmitted } from '../../lib/xstate/useEmitted.ts'
import { toasts } from '../../ui/Toasts/toasts.ts'
import { EMPTY_VALUES } from './applicationForm.ts'
import { stepOf, WaitlistView } from './WaitlistView.tsx'
import { notifyTeam, submitApplication } from './waitlist.actors.ts'
import { restoreForm, waitlistMachine } from './waitlist.machine.ts'
import { WAITLIST_PARAMS } from './waitlistParams.ts'

export interface WaitlistScreenProps {
  /** Called by the Exit button. The typed values stay. */
  onExit: () => void
}

const liveMachine = waitlistMachine.provide({ actors: { submitApplication, notifyTeam } })

/** The 'Private Demo Access' form. Its draft is kept in this tab until the application is submitted. */
export default function WaitlistScreen({ onExit }: WaitlistScreenProps) {
  const { search } = useLocation()
  const [snapshot] = useState(() =>
    restoreForm(readFormDraft('application', '', EMPTY_VALUES), readParams(WAITLIST_PARAMS, search).step),
  )
  const [state, send, actor] = useMachine(liveMachine, { snapshot })
  useEmitted(actor, {
    'notification.raised': ({ tone, title, text }) => toasts[tone](title, text),
    'exit.requested': onExit,
  })
  const step = stepOf(state)
  useUrlParams({
    params: WAITLIST_PARAMS,
    values: { step: step ?? 'aboutYou' },
    onFollow: (values) => send({ type: 'url.followed', step: values.step }),
  })
  const { values } = state.context.fields
  const isDraft = step !== null && waitlistProgress(values) > 0
  useEffect(() => {
    if (isDraft) storeFormDraft('application', '', values)
    else clearFormDraft('application')
  }, [isDraft, values])
  return <WaitlistView state={state} send={send} />
}
