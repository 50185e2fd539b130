import type { Settings } from '../../domain/settings.ts'
import { Switch } from '../../ui/Switch/Switch.tsx'
import { SectionCard } from './SectionCard.tsx'
import { SettingControl } from './SettingControl.tsx'
import type { SectionProps } from './viewProps.ts'

export const PREFERENCES_TITLE = 'System preferences'

type SwitchName = 'autoIndex' | 'contradictionAlerts' | 'emailNotifications'

const SWITCHES: Readonly<Record<SwitchName, { label: string; hint: string }>> = {
  autoIndex: {
    label: 'Auto-index',
    hint: 'Index new documents automatically, so that you can ask about them right away.',
  },
  contradictionAlerts: {
    label: 'Contradiction alerts',
    hint: 'Warn me when my documents contradict each other.',
  },
  emailNotifications: {
    label: 'Email notifications',
    hint: "Your choice is saved, but email notifications aren't available yet.",
  },
}

export interface PreferencesViewProps extends SectionProps {
  isDark: boolean
  onDarkChange: (isDark: boolean) => void
}

/** Automation, notifications and theme. Each switch is saved when it changes. */
export function PreferencesView({ state, send, isDark, onDarkChange }: PreferencesViewProps) {
  const shown: Settings = { ...state.context.saved, ...state.context.edited }
  return (
    <SectionCard title={PREFERENCES_TITLE} state={state}>
      {(Object.keys(SWITCHES) as SwitchName[]).map((name) => (
        <SettingControl key={name} name={name} state={state} send={send}>
          {(status) => (
            <Switch
              {...SWITCHES[name]}
              labelEnd={status}
              checked={shown[name]}
              onCheckedChange={(isOn) => send({ type: 'setting.chosen', change: { [name]: isOn } })}
            />
          )}
        </SettingControl>
      ))}
      <Switch
        label="Dark mode"
        hint="Applies to all tabs and is remembered on this device."
        checked={isDark}
        onCheckedChange={onDarkChange}
      />
    </SectionCard>
  )
}
