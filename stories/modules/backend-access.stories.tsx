import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import type { StateValueFrom } from 'xstate'
import { BackendAccessView } from '../../src/modules/backend-access/BackendAccessView.tsx'
import { backendAccessMachine } from '../../src/modules/backend-access/backendAccess.machine.ts'
import { inPart } from '../support/inApp.tsx'
import { stateStory } from '../support/stateStory.tsx'

interface BackendAccessArgs {
  title: string
}

export default {
  title: 'Modules/Backend access',
  args: { title: 'Backend Access Required' },
  decorators: [inPart],
} satisfies Meta<BackendAccessArgs>

const story = (value: StateValueFrom<typeof backendAccessMachine>): StoryObj<BackendAccessArgs> =>
  stateStory<typeof backendAccessMachine, BackendAccessArgs>(
    backendAccessMachine,
    value,
    { hasAccount: value !== 'demoAccess', issue: null },
    (state, args) => <BackendAccessView state={state} {...args} onRetry={fn()} onSignIn={fn()} />,
  )

export const Checking = story('checking')
export const Unreachable = story('unreachable')
export const Retrying = story('retrying')
export const Reachable = story('reachable')
export const OtherPassword = story('otherPassword')
export const NotSetUp = story('notSetUp')
export const NoAccount = story('noAccount')
export const DemoAccess = story('demoAccess')
