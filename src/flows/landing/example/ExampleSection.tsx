import type { ReactNode, Ref } from 'react'
import { Link } from 'react-router-dom'
import { PATHS } from '../../../domain/paths.ts'
import type { ViewState } from '../../../lib/xstate/viewState.ts'
import { ButtonLink } from '../../../ui/ButtonLink/ButtonLink.tsx'
import { Card } from '../../../ui/Card/Card.tsx'
import { ErrorState } from '../../../ui/ErrorState/ErrorState.tsx'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import type { LandingEvent, landingMachine } from '../landing.machine.ts'
import { heading, section } from '../section.css.ts'
import * as styles from './ExampleSection.css.ts'

export interface ExampleSectionProps {
  ref: Ref<HTMLDivElement>
  state: ViewState<typeof landingMachine>
  send: (event: LandingEvent) => void
  example: ReactNode
}

export function ExampleSection({ ref, state, send, example }: ExampleSectionProps) {
  return (
    <section id="example" aria-labelledby="example-heading">
      <div className={section}>
        <h2 id="example-heading" tabIndex={-1} className={heading}>
          Example answer
        </h2>
        <div className={styles.introduction}>
          <p className={styles.lead}>From the demo: the documents of a sleep lab, two of which disagree.</p>
          <ButtonLink render={<Link to={PATHS.demoLogin} />}>Try it yourself</ButtonLink>
        </div>
      </div>
      <div ref={ref} className={styles.area}>
        {state.matches({ example: 'shown' }) ? (
          example
        ) : (
          <Card className={styles.message}>
            {state.matches({ example: 'failed' }) ? (
              <ErrorState
                title="The example could not be loaded"
                text="Check your internet connection and try again."
                retryLabel="Reload the page"
                onRetry={() => send({ type: 'reload.requested' })}
              />
            ) : (
              <Skeleton shape="block" label="Loading the example" />
            )}
          </Card>
        )}
      </div>
    </section>
  )
}
