import type { Retention } from '../../domain/settings.ts'
import { Card } from '../../ui/Card/Card.tsx'
import { Switch } from '../../ui/Switch/Switch.tsx'
import { Choice } from './Choice.tsx'
import { DeletionPart } from './DeletionPart.tsx'
import { ExportPart } from './ExportPart.tsx'
import { NotKept } from './NotKept.tsx'
import * as styles from './Section.css.ts'
import { placeOf } from './SectionForm.tsx'
import type { PrivacyProps, SectionProps } from './viewProps.ts'

export const PRIVACY_TITLE = 'Privacy and data'

const DAYS = { '30': 30, '90': 90, '365': 365, unlimited: 'unlimited' } as const satisfies Record<
  string,
  Retention
>
type Days = keyof typeof DAYS

/** What is kept of a person and for how long; all of it taken along, or deleted. */
export function PrivacyView({ state, send, data, sendData }: SectionProps & PrivacyProps) {
  const { retention, shareUsage } = { ...state.context.kept, ...state.context.edited }
  return (
    <Card title={PRIVACY_TITLE} note={placeOf(state)}>
      <div className={styles.stack}>
        <Choice<Days>
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
        <NotKept state={state} />
        <ExportPart data={data} sendData={sendData} />
        <DeletionPart data={data} sendData={sendData} />
      </div>
    </Card>
  )
}
