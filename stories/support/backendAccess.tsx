import { fn } from 'storybook/test'
import type { BackendAccessViewProps } from '../../src/modules/backend-access/BackendAccessView.tsx'
import { BackendAccessView } from '../../src/modules/backend-access/BackendAccessView.tsx'
import { backendAccessMachine } from '../../src/modules/backend-access/backendAccess.machine.ts'
import { at } from './stateStory.tsx'

export const CONTACT_EMAIL = 'hello@engram.example'

/** The notice of a page without backend access, for an account that was not set up completely. */
export function backendAccessNotice(title: string, tone?: BackendAccessViewProps['tone']) {
  return (
    <BackendAccessView
      state={at(backendAccessMachine, 'notSetUp', { hasAccount: true, issue: 'noAccount' })}
      title={title}
      {...(tone && { tone })}
      contactEmail={CONTACT_EMAIL}
      onRetry={fn()}
      onSignIn={fn()}
    />
  )
}
