/** System Settings. */
export default function SettingsScreen() {
  return null
}
