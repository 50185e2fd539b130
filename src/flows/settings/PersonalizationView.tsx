import { CONFIDENCE_LEVELS } from '../../domain/confidence.ts'
import { BELIEF_LEVELS, type BeliefLevel, MEMORY_DECAYS, type MemoryDecay } from '../../domain/settings.ts'
import { ConfidenceMeter } from '../../ui/ConfidenceMeter/ConfidenceMeter.tsx'
import { Slider } from '../../ui/Slider/Slider.tsx'
import { ChoiceField } from './ChoiceField.tsx'
import { contestedConfidence, describeDecay, describeSupport, toleranceStop } from './examples.ts'
import * as styles from './Section.css.ts'
import { SectionCard } from './SectionCard.tsx'
import { SettingControl } from './SettingControl.tsx'
import type { SectionProps } from './viewProps.ts'

export const PERSONALIZATION_TITLE = 'AI personalization'

export function PersonalizationView({ state, send }: SectionProps) {
  const shown = { ...state.context.saved, ...state.context.edited }
  return (
    <SectionCard title={PERSONALIZATION_TITLE} state={state}>
      <SettingControl name="contradictionTolerance" state={state} send={send}>
        {(status) => (
          <>
            <Slider
              label="Contradiction tolerance"
              labelEnd={status}
              hint={toleranceStop(shown.contradictionTolerance).effect}
              value={shown.contradictionTolerance}
              onValueChange={(value) =>
                send({ type: 'setting.edited', change: { contradictionTolerance: value } })
              }
              onBlur={() => send({ type: 'editing.finished' })}
              formatValue={(value) => `${toleranceStop(value).name} (${value.toFixed(1)})`}
              startLabel="Strict"
              middleLabel="Balanced"
              endLabel="Tolerant"
            />
            <div className={styles.example}>
              <span>Example: one document says 38 decibels, another 46 decibels. Confidence in each:</span>
              <ConfidenceMeter
                value={contestedConfidence(shown)}
                levels={CONFIDENCE_LEVELS}
                form="compact"
                showWord
              />
            </div>
          </>
        )}
      </SettingControl>
      <SettingControl name="beliefSensitivity" state={state} send={send}>
        {(status) => (
          <ChoiceField<BeliefLevel>
            label="Belief sensitivity"
            labelEnd={status}
            hint={`How strongly each passage changes confidence: ${describeSupport(shown.beliefSensitivity)}`}
            options={BELIEF_LEVELS.map(toOption)}
            value={shown.beliefSensitivity}
            onValueChange={(value) => send({ type: 'setting.chosen', change: { beliefSensitivity: value } })}
          />
        )}
      </SettingControl>
      <SettingControl name="memoryDecay" state={state} send={send}>
        {(status) => (
          <ChoiceField<MemoryDecay>
            label="Memory decay speed"
            labelEnd={status}
            hint={`How quickly older documents count less: ${describeDecay(shown.memoryDecay)}`}
            options={MEMORY_DECAYS.map(toOption)}
            value={shown.memoryDecay}
            onValueChange={(value) => send({ type: 'setting.chosen', change: { memoryDecay: value } })}
          />
        )}
      </SettingControl>
    </SectionCard>
  )
}

/** 'low' → { value: 'low', label: 'Low' } */
function toOption<Value extends string>(value: Value) {
  return { value, label: `${value.slice(0, 1).toUpperCase()}${value.slice(1)}` }
}
