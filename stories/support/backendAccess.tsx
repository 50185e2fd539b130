import { fn } from 'storybook/test'
import type { BackendAccessViewProps } from '../../src/modules/backend-access/BackendAccessView.tsx'
import { BackendAccessView } from '../../src/modules/backend-access/BackendAccessView.tsx'
import { backendAccessMachine } from '../../src/modules/backend-access/backendAccess.machine.ts'
import { at } from './stateStory.tsx'

/** The notice of a page without backend access: for an account that was not set up completely, or for demo access. */
export function backendAccessNotice(
  title: string,
  { tone, isDemo = false }: { tone?: BackendAccessViewProps['tone']; isDemo?: boolean } = {},
) {
  return (
    <BackendAccessView
      state={at(backendAccessMachine, isDemo ? 'demoAccess' : 'notSetUp', {
        hasAccount: !isDemo,
        issue: null,
      })}
      title={title}
      {...(tone && { tone })}
      onRetry={fn()}
      onSignIn={fn()}
    />
  )
}
