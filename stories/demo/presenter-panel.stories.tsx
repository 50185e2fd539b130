import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { PanelView } from '../../mocks/demo/panel/PanelView.tsx'
import { initialPanelContext, type PanelContext, panelMachine } from '../../mocks/demo/panel/panel.machine.ts'
import type { PanelTab } from '../../mocks/demo/panel/panelSettings.ts'
import { stateStories } from '../support/stateStory.tsx'
import { changedControls, controls } from './controlState.ts'

export default { title: 'Demo/Presenter panel' } satisfies Meta

const context: PanelContext = { ...initialPanelContext({ link: null, position: 0 }), controls }

/** The stories of the panel with one of its tabs open. */
const panel = (tab: PanelTab) =>
  stateStories(panelMachine, context, (state) => (
    <main style={{ minHeight: '100dvh' }} data-scrolled>
      <PanelView
        state={state}
        send={fn()}
        currentRole="user"
        tab={tab}
        onTabChange={fn()}
        prospect=""
        onProspectChange={fn()}
        link="http://127.0.0.1:4173/?world=demo"
        onMailboxOpen={fn()}
        onClose={fn()}
      />
    </main>
  ))

const people = panel('people')
const script = panel('script')
const settings = panel('settings')

export const Loading = people('loading', { controls: null })
export const Unavailable = people('unavailable', {
  controls: null,
  failure: 'The demo’s backend answered with status 500.',
})
export const SignInAs = people('idle')
export const SignInAsWithoutPeople = people('idle', { controls: changedControls })
export const SigningIn = people('signingIn', { role: 'admin' })
export const SignInFailed = people('idle', {
  failure: 'Unable to connect to the backend server. Please try again later.',
})
export const ApplyingLink = people('applyingLink')
export const LinkWithUnknownParts = people('idle', {
  linkResult: {
    problems: ['“as=owner” is unknown. The roles are visitor, user, admin.', 'There is no world "moon".'],
    hasReplacedData: true,
  },
})
export const Script = script('idle', { position: 2 })
export const ScriptInAnotherWorld = script('idle', { controls: changedControls })
export const Performing = script('performing', { step: 6, position: 6 })
export const Settings = settings('idle')
export const SettingsChanged = settings('idle', { controls: changedControls })
const unknownFault = settings('idle', {
  failure: 'There is no operation "askQuestions". Did you mean "askQuestion"?',
  change: { kind: 'faults', faults: ['askQuestions:status=503'] },
})
export const UnknownFault: StoryObj<Partial<PanelContext>> = {
  ...unknownFault,
  play: async ({ canvas }) => {
    const error = await canvas.findByText(/^There is no operation/)
    error.scrollIntoView({ block: 'center' })
    await expect(error).toBeVisible()
  },
}
export const ConfirmingWorld = settings('confirming', { change: { kind: 'world', world: 'fresh-beta' } })
export const ConfirmingDeletion = settings('confirming', {
  controls: changedControls,
  change: { kind: 'deletePrevious' },
})
export const Changing = settings('changing', { change: { kind: 'clock', clock: { advanceMs: 60_000 } } })
export const Restarting = settings('restarting', { change: { kind: 'reset' } })
// Looks like `Changing`.
Restarting.tags = ['no-picture']
