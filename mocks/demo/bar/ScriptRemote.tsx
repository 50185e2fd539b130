import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from '../../../src/ui/Button/Button.tsx'
import { IconButton } from '../../../src/ui/IconButton/IconButton.tsx'
import { Tooltip } from '../../../src/ui/Tooltip/Tooltip.tsx'
import type { SectionProps } from '../panel/sectionProps.ts'
import { nextStep, SCRIPT } from '../script/script.ts'
import * as styles from './DemoBar.css.ts'
import { BACK_KEY, NEXT_KEY } from './useDemoKeys.ts'

/** One line that performs the script, step by step: ‹ Demo 2/9 Open the page ›. After the last step it offers the first. */
export function ScriptRemote({ state, send }: Pick<SectionProps, 'state' | 'send'>) {
  const { position, step } = state.context
  const isPerforming = step !== null
  const index = step ?? nextStep(position)
  const shown = SCRIPT[index]
  if (shown === undefined) return null
  return (
    <section aria-label="Demo script" className={styles.remote}>
      <IconButton
        label="Previous step"
        aria-keyshortcuts={BACK_KEY.aria}
        disabled={position === 0 || state.hasTag('busy')}
        onClick={() => send({ type: 'step.returned' })}
      >
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <span className={styles.count}>{`Demo ${index + 1}/${SCRIPT.length}`}</span>
      <Tooltip content={`“${shown.say}” About ${shown.seconds} seconds. ${NEXT_KEY.label}`}>
        <Button
          size="small"
          className={styles.step}
          aria-keyshortcuts={NEXT_KEY.aria}
          busy={isPerforming}
          disabled={state.hasTag('busy')}
          data-keep-visible
          onClick={() => send({ type: 'step.requested', step: index })}
        >
          <span className={styles.action}>{shown.action}</span>
          <ChevronRight aria-hidden="true" />
        </Button>
      </Tooltip>
    </section>
  )
}
