import type { Meta, StoryObj } from '@storybook/react-vite'
import { MfaUnavailable } from '../../src/flows/mfa/MfaUnavailable.tsx'
import { SettingsView } from '../../src/flows/settings/SettingsView.tsx'
import { InApp } from '../support/inApp.tsx'

/** The page in its frame. Its sections have stories of their own: Flows/Second factors. */
export default { title: 'Flows/Settings' } satisfies Meta

export const Settings: StoryObj = {
  render: () => (
    <InApp page="System Settings">
      <SettingsView>
        <MfaUnavailable isDemo />
      </SettingsView>
    </InApp>
  ),
}
