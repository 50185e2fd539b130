import type { BeliefLevel, MemoryDecay } from '../../domain/settings.ts'
import { Slider } from '../../ui/Slider/Slider.tsx'
import { Choice } from './Choice.tsx'
import { SectionForm } from './SectionForm.tsx'
import type { SectionProps } from './viewProps.ts'

export const PERSONALIZATION_TITLE = 'AI personalization'

const TOLERANCE =
  'How a passage that contradicts a claim counts in an answer: at 0.0 twice as much as one that supports it, at 0.5 just as much. At 1.0 it is reported, and lowers no confidence.'

const BELIEF: Readonly<Record<BeliefLevel, string>> = {
  low: 'Each passage moves the confidence in a claim less: it takes more of them to be convinced.',
  moderate: 'Each passage moves the confidence in a claim as far as it speaks to your question.',
  high: 'Each passage moves the confidence in a claim more: a single good one can settle it.',
}

const DECAY: Readonly<Record<MemoryDecay, number>> = { slow: 200, default: 50, fast: 8 }

/** How the assistant weighs what it reads. */
export function PersonalizationView({ state, send }: SectionProps) {
  const { contradictionTolerance, beliefSensitivity, memoryDecay } = {
    ...state.context.kept,
    ...state.context.edited,
  }
  return (
    <SectionForm title={PERSONALIZATION_TITLE} state={state} send={send}>
      <Slider
        label="Contradiction tolerance"
        hint={TOLERANCE}
        value={contradictionTolerance}
        onValueChange={(value) => send({ type: 'setting.edited', change: { contradictionTolerance: value } })}
        startLabel="Contradictions weigh most"
        endLabel="Only reported"
      />
      <Choice<BeliefLevel>
        label="Belief sensitivity"
        hint={BELIEF[beliefSensitivity]}
        options={[
          { value: 'low', label: 'Low' },
          { value: 'moderate', label: 'Moderate' },
          { value: 'high', label: 'High' },
        ]}
        value={beliefSensitivity}
        onValueChange={(value) => send({ type: 'setting.edited', change: { beliefSensitivity: value } })}
      />
      <Choice<MemoryDecay>
        label="Memory decay speed"
        hint={`A document counts a quarter less once ${DECAY[memoryDecay]} newer ones are indexed, and never less than half.`}
        options={[
          { value: 'slow', label: 'Slow' },
          { value: 'default', label: 'Default' },
          { value: 'fast', label: 'Fast' },
        ]}
        value={memoryDecay}
        onValueChange={(value) => send({ type: 'setting.edited', change: { memoryDecay: value } })}
      />
    </SectionForm>
  )
}
