import type { Settings } from '../../domain/settings.ts'
import { Card } from '../../ui/Card/Card.tsx'
import { Switch } from '../../ui/Switch/Switch.tsx'
import { SaveFailed } from './SaveFailed.tsx'
import * as styles from './Section.css.ts'
import { storageNote } from './SectionForm.tsx'
import type { SectionProps } from './viewProps.ts'

export const PREFERENCES_TITLE = 'System preferences'

type SwitchName = 'autoIndex' | 'contradictionAlerts' | 'emailNotifications'

const SWITCHES: Readonly<Record<SwitchName, { label: string; hint: string }>> = {
  autoIndex: {
    label: 'Auto-index',
    hint: 'A document is indexed as soon as it is processed, while the Knowledge Base is open. Off, each waits for its button.',
  },
  contradictionAlerts: {
    label: 'Contradiction alerts',
    hint: 'An answer says so where your documents contradict each other.',
  },
  emailNotifications: {
    label: 'Email notifications',
    hint: 'Your wish is kept. This version sends no notifications by email yet.',
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
    <Card title={PREFERENCES_TITLE} note={storageNote(state)}>
      <div className={styles.stack}>
        {(Object.keys(SWITCHES) as SwitchName[]).map((name) => (
          <Switch
            key={name}
            {...SWITCHES[name]}
            checked={shown[name]}
            onCheckedChange={(isOn) => send({ type: 'setting.edited', change: { [name]: isOn } })}
          />
        ))}
        <Switch
          label="Dark mode"
          hint="Light letters on a dark ground, in every tab. It stays when you log out."
          checked={isDark}
          onCheckedChange={onDarkChange}
        />
        <SaveFailed state={state} />
      </div>
    </Card>
  )
}
