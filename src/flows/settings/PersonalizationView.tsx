import { CONFIDENCE_LEVELS } from '../../domain/confidence.ts'
import { BELIEF_LEVELS, type BeliefLevel, MEMORY_DECAYS, type MemoryDecay } from '../../domain/settings.ts'
import { ConfidenceMeter } from '../../ui/ConfidenceMeter/ConfidenceMeter.tsx'
import { Slider } from '../../ui/Slider/Slider.tsx'
import { ChoiceField } from './ChoiceField.tsx'
import { contestedConfidence, describeDecay, describeSupport } from './examples.ts'
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
              label="How much contradicting evidence lowers confidence"
              labelEnd={status}
              hint="Contradiction tolerance: at 0 a contradicting passage counts double, at 0.5 as much as a supporting one, and at 1 it is only noted."
              value={shown.contradictionTolerance}
              onValueChange={(value) =>
                send({ type: 'setting.edited', change: { contradictionTolerance: value } })
              }
              onBlur={() => send({ type: 'editing.finished' })}
              startLabel="Strict"
              endLabel="Tolerant"
            />
            <div className={styles.example}>
              <span>Example: three passages support a claim and one contradicts it.</span>
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
            label="How strongly each passage changes confidence"
            labelEnd={status}
            hint={`Belief sensitivity. Example: ${describeSupport(shown.beliefSensitivity)}`}
            options={BELIEF_LEVELS.map(toOption)}
            value={shown.beliefSensitivity}
            onValueChange={(value) => send({ type: 'setting.chosen', change: { beliefSensitivity: value } })}
          />
        )}
      </SettingControl>
      <SettingControl name="memoryDecay" state={state} send={send}>
        {(status) => (
          <ChoiceField<MemoryDecay>
            label="How quickly older documents count less"
            labelEnd={status}
            hint={`Memory decay speed: older documents slowly lose weight, down to half. Example: ${describeDecay(shown.memoryDecay)}`}
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
