import { Check } from 'lucide-react'
import { Button } from '../../../src/ui/Button/Button.tsx'
import { CopyButton } from '../../../src/ui/CopyButton/CopyButton.tsx'
import { Notice } from '../../../src/ui/Notice/Notice.tsx'
import { VisuallyHidden } from '../../../src/ui/VisuallyHidden/VisuallyHidden.tsx'
import { SCRIPT, SCRIPT_FAULT, SCRIPT_WORLD, type ScriptStep } from '../script/script.ts'
import * as styles from './PanelView.css.ts'
import type { SectionProps } from './sectionProps.ts'

export function ScriptSection(props: SectionProps) {
  const { state, send, controls } = props
  const isPossible = controls.world === SCRIPT_WORLD
  return (
    <div>
      {!isPossible && (
        <Notice
          title={`The script uses the world “${SCRIPT_WORLD}”`}
          role="group"
          action={
            <Button
              size="small"
              disabled={state.hasTag('busy')}
              onClick={() =>
                send({ type: 'change.requested', change: { kind: 'world', world: SCRIPT_WORLD } })
              }
            >
              Switch to “{SCRIPT_WORLD}”
            </Button>
          }
        />
      )}
      <ol aria-label="Script">
        {SCRIPT.map((step, index) => (
          <Step key={step.id} {...props} step={step} number={index + 1} isPossible={isPossible} />
        ))}
      </ol>
    </div>
  )
}

interface StepProps extends SectionProps {
  step: ScriptStep
  number: number
  isPossible: boolean
}

function Step({ state, send, controls, step, number, isPossible }: StepProps) {
  const { id, title, say, text } = step
  const isDone = state.context.doneSteps.includes(id)
  const isNext = SCRIPT.find((each) => !state.context.doneSteps.includes(each.id)) === step
  const isRecovering = id === 'failure' && controls.faults.includes(SCRIPT_FAULT)
  const isPerforming = state.context.step === id
  return (
    <li className={styles.step}>
      <span className={styles.stepNumber}>
        {isDone ? <Check size={16} aria-label="Done" role="img" /> : number}
      </span>
      <div className={styles.stepBody}>
        <h3 className={styles.sectionTitle}>{title}</h3>
        <p className={styles.say}>{say}</p>
        <div className={styles.buttons}>
          <Button
            size="small"
            variant={isNext ? 'primary' : 'secondary'}
            busy={isPerforming}
            disabled={!isPossible || (state.hasTag('busy') && !isPerforming)}
            onClick={() => send({ type: 'step.requested', step: id })}
          >
            {isRecovering ? 'Start the backend again' : step.action}
          </Button>
          {text !== undefined && <CopyButton size="small" variant="quiet" text={text} what="question" />}
        </div>
        {isPerforming && <VisuallyHidden role="status">{`${title}: in progress`}</VisuallyHidden>}
      </div>
    </li>
  )
}
