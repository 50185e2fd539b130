import { Check } from 'lucide-react'
import { Button } from '../../../src/ui/Button/Button.tsx'
import { Notice } from '../../../src/ui/Notice/Notice.tsx'
import { NEXT_KEY } from '../bar/useDemoKeys.ts'
import { titleOf } from '../people/roles.ts'
import { SCRIPT, SCRIPT_DURATION } from '../script/script.ts'
import { SCRIPT_WORLD, scriptTextsOf } from '../script/scriptTexts.ts'
import type { ScriptStep } from '../script/step.ts'
import * as styles from './PanelView.css.ts'
import type { SectionProps } from './sectionProps.ts'

export function ScriptSection(props: SectionProps) {
  const { state, send, controls } = props
  const isPossible = scriptTextsOf(controls.world) !== null
  return (
    <div className={styles.script}>
      {isPossible ? (
        <p className={styles.note}>
          {`${SCRIPT.length} steps, ${SCRIPT_DURATION}. The bar below the page performs the next one; so does ${NEXT_KEY.label}.`}
        </p>
      ) : (
        <Notice
          title="There is no script for this data"
          role="group"
          action={
            <Button
              size="small"
              disabled={state.hasTag('busy')}
              onClick={() =>
                send({ type: 'change.requested', change: { kind: 'world', world: SCRIPT_WORLD } })
              }
            >
              Switch to “{titleOf(SCRIPT_WORLD, controls)}”
            </Button>
          }
        />
      )}
      <ol aria-label="Script">
        {SCRIPT.map((step, index) => (
          <Step key={step.title} {...{ state, send, step, index, isPossible }} />
        ))}
      </ol>
    </div>
  )
}

interface StepProps extends Pick<SectionProps, 'state' | 'send'> {
  step: ScriptStep
  index: number
  isPossible: boolean
}

function Step({ state, send, step: { title, say, seconds, action }, index, isPossible }: StepProps) {
  const { position, step } = state.context
  const isPerforming = step === index
  return (
    <li className={styles.step}>
      <span className={styles.stepNumber}>
        {index < position ? <Check size={16} aria-label="Done" role="img" /> : index + 1}
      </span>
      <div className={styles.stepBody}>
        <h3 className={styles.sectionTitle}>{title}</h3>
        <p className={styles.say}>“{say}”</p>
        <div className={styles.buttons}>
          <Button
            size="small"
            variant={index === position ? 'primary' : 'secondary'}
            busy={isPerforming}
            disabled={!isPossible || (state.hasTag('busy') && !isPerforming)}
            onClick={() => send({ type: 'step.requested', step: index })}
          >
            {action}
          </Button>
          <span className={styles.duration}>{`About ${seconds} seconds`}</span>
        </div>
      </div>
    </li>
  )
}
