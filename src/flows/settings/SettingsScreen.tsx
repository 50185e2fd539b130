import MfaScreen from '../mfa/MfaScreen.tsx'
import { SettingsView } from './SettingsView.tsx'

/** System Settings. */
export default function SettingsScreen() {
  return (
    <SettingsView>
      <MfaScreen />
    </SettingsView>
  )
}
