import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { MfaView } from '../../src/flows/mfa/MfaView.tsx'
import { mfaMachine } from '../../src/flows/mfa/mfa.machine.ts'
import { newCode, newFields } from '../../src/flows/mfa/mfa.setup.ts'
import { SettingsView } from '../../src/flows/settings/SettingsView.tsx'
import { InApp } from '../support/inApp.tsx'
import { at } from '../support/stateStory.tsx'

/** The page in its frame. Its sections have stories of their own: Flows/Second factors. */
export default { title: 'Flows/Settings' } satisfies Meta

const secondFactors = at(mfaMachine, 'enrolled', {
  factors: [{ id: 'app', type: 'totp', name: 'Authenticator app', isVerified: true }],
  kind: 'totp',
  fields: newFields,
  enrolment: null,
  challengeId: null,
  code: newCode,
  doomed: null,
  failure: null,
  note: null,
})

export const Settings: StoryObj = {
  render: () => (
    <InApp page="System Settings">
      <SettingsView>
        <MfaView state={secondFactors} send={fn()} secondFactor={null} />
      </SettingsView>
    </InApp>
  ),
}
