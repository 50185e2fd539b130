import type { Retention } from '../../domain/settings.ts'
import { Card } from '../../ui/Card/Card.tsx'
import { Switch } from '../../ui/Switch/Switch.tsx'
import { ChoiceField } from './ChoiceField.tsx'
import { DeleteData } from './DeleteData.tsx'
import { ExportData } from './ExportData.tsx'
import { SaveFailed } from './SaveFailed.tsx'
import * as styles from './Section.css.ts'
import { storageNote } from './SectionForm.tsx'
import type { PrivacyProps, SectionProps } from './viewProps.ts'

export const PRIVACY_TITLE = 'Privacy and data'

const DAYS = { '30': 30, '90': 90, '365': 365, unlimited: 'unlimited' } as const satisfies Record<
  string,
  Retention
>
type Days = keyof typeof DAYS

/** Data retention, usage data, export and deletion. */
export function PrivacyView({ state, send, data, sendData }: SectionProps & PrivacyProps) {
  const { retention, shareUsage } = { ...state.context.saved, ...state.context.edited }
  return (
    <Card title={PRIVACY_TITLE} note={storageNote(state)}>
      <div className={styles.stack}>
        <ChoiceField<Days>
          label="Data retention"
          hint="How long your data may be kept. Your wish is kept; this version deletes nothing by itself yet."
          options={[
            { value: '30', label: '30 days' },
            { value: '90', label: '90 days' },
            { value: '365', label: '365 days' },
            { value: 'unlimited', label: 'Unlimited' },
          ]}
          value={String(retention) as Days}
          onValueChange={(days) => send({ type: 'setting.edited', change: { retention: DAYS[days] } })}
        />
        <Switch
          label="Share anonymous usage data"
          hint="Your wish is kept. This version sends no usage data, on or off."
          checked={shareUsage}
          onCheckedChange={(isOn) => send({ type: 'setting.edited', change: { shareUsage: isOn } })}
        />
        <SaveFailed state={state} />
        <ExportData data={data} sendData={sendData} />
        <DeleteData data={data} sendData={sendData} />
      </div>
    </Card>
  )
}
