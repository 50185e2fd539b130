import { Link } from 'react-router-dom'
import { PATHS } from '../../domain/paths.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx'
import { Notice } from '../../ui/Notice/Notice.tsx'
import type { AccountFormProps } from './AccountForm.tsx'
import * as styles from './AccountSetup.css.ts'

export function ClaimOffer({ state, send }: AccountFormProps) {
  const { failure } = state.context
  const isBusy = state.matches('claiming')
  return (
    <div className={styles.form}>
      {failure?.kind === 'unfinished' && !isBusy && (
        <Notice tone="error" title="Setup couldn't be finished">
          {failure.reason}
        </Notice>
      )}
      <div className={styles.actions}>
        <Button
          variant="primary"
          size="large"
          block
          busy={isBusy}
          onClick={() => send({ type: 'form.submitted' })}
        >
          Finish setting up
        </Button>
        <ButtonLink size="large" block render={<Link to={PATHS.dashboard} />}>
          Go to Home
        </ButtonLink>
      </div>
    </div>
  )
}
