import type { Retention } from '../../domain/settings.ts'
import { Switch } from '../../ui/Switch/Switch.tsx'
import { ChoiceField } from './ChoiceField.tsx'
import { DeleteData } from './DeleteData.tsx'
import { ExportData } from './ExportData.tsx'
import { SectionCard } from './SectionCard.tsx'
import { SettingControl } from './SettingControl.tsx'
import type { PrivacyProps, SectionProps } from './viewProps.ts'

export const PRIVACY_TITLE = 'Privacy and data'

const DAYS = { '30': 30, '90': 90, '365': 365, unlimited: 'unlimited' } as const satisfies Record<
  string,
  Retention
>
type Days = keyof typeof DAYS

export function PrivacyView({ state, send, data, sendData }: SectionProps & PrivacyProps) {
  const { retention, shareUsage } = { ...state.context.saved, ...state.context.edited }
  return (
    <SectionCard title={PRIVACY_TITLE} state={state}>
      <SettingControl name="retention" state={state} send={send}>
        {(status) => (
          <ChoiceField<Days>
            label="Data retention"
            labelEnd={status}
            hint="How long to keep your data. Automatic deletion isn't available yet."
            options={[
              { value: '30', label: '30 days' },
              { value: '90', label: '90 days' },
              { value: '365', label: '365 days' },
              { value: 'unlimited', label: 'Unlimited' },
            ]}
            value={String(retention) as Days}
            onValueChange={(days) => send({ type: 'setting.chosen', change: { retention: DAYS[days] } })}
          />
        )}
      </SettingControl>
      <SettingControl name="shareUsage" state={state} send={send}>
        {(status) => (
          <Switch
            label="Share anonymous usage data"
            labelEnd={status}
            hint="Your choice is saved, but this version sends no usage data."
            checked={shareUsage}
            onCheckedChange={(isOn) => send({ type: 'setting.chosen', change: { shareUsage: isOn } })}
          />
        )}
      </SettingControl>
      <ExportData data={data} sendData={sendData} />
      <DeleteData data={data} sendData={sendData} />
    </SectionCard>
  )
}
