import type { BeliefLevel, MemoryDecay } from '../../domain/settings.ts'
import { BELIEF_LEVELS, HALF_LIFE_DOCUMENTS, MEMORY_DECAYS } from '../../domain/settings.ts'
import { Slider } from '../../ui/Slider/Slider.tsx'
import { ChoiceField } from './ChoiceField.tsx'
import { SectionForm } from './SectionForm.tsx'
import type { SectionProps } from './viewProps.ts'

export const PERSONALIZATION_TITLE = 'AI personalization'

const TOLERANCE_HINT =
  'How a passage that contradicts a claim counts in an answer: at 0.0 twice as much as one that supports it, at 0.5 just as much. At 1.0 it is reported, and lowers no confidence.'

const BELIEF_HINTS: Readonly<Record<BeliefLevel, string>> = {
  low: 'Each passage moves the confidence in a claim less: it takes more of them to be convinced.',
  moderate: 'Each passage moves the confidence in a claim as far as it speaks to your question.',
  high: 'Each passage moves the confidence in a claim more: a single good one can settle it.',
}

/** How the assistant weighs evidence. */
export function PersonalizationView({ state, send }: SectionProps) {
  const { contradictionTolerance, beliefSensitivity, memoryDecay } = {
    ...state.context.saved,
    ...state.context.edited,
  }
  return (
    <SectionForm title={PERSONALIZATION_TITLE} state={state} send={send}>
      <Slider
        label="Contradiction tolerance"
        hint={TOLERANCE_HINT}
        value={contradictionTolerance}
        onValueChange={(value) => send({ type: 'setting.edited', change: { contradictionTolerance: value } })}
        startLabel="Contradictions weigh most"
        endLabel="Only reported"
      />
      <ChoiceField<BeliefLevel>
        label="Belief sensitivity"
        hint={BELIEF_HINTS[beliefSensitivity]}
        options={BELIEF_LEVELS.map(toOption)}
        value={beliefSensitivity}
        onValueChange={(value) => send({ type: 'setting.edited', change: { beliefSensitivity: value } })}
      />
      <ChoiceField<MemoryDecay>
        label="Memory decay speed"
        hint={`A document counts a quarter less once ${HALF_LIFE_DOCUMENTS[memoryDecay]} newer ones are indexed, and never less than half.`}
        options={MEMORY_DECAYS.map(toOption)}
        value={memoryDecay}
        onValueChange={(value) => send({ type: 'setting.edited', change: { memoryDecay: value } })}
      />
    </SectionForm>
  )
}

/** 'low' → { value: 'low', label: 'Low' } */
function toOption<Value extends string>(value: Value) {
  return { value, label: `${value.slice(0, 1).toUpperCase()}${value.slice(1)}` }
}
