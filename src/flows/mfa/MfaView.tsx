import type { ReactNode } from 'react'
import { PRODUCT_NAME } from '../../domain/product.ts'
import { useStepFocus } from '../../lib/focus/useStepFocus.ts'
import type { FactorType } from '../../modules/code-entry/codeEntry.ts'
import { FormNotice } from '../../modules/form/FormNotice.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { Card } from '../../ui/Card/Card.tsx'
import { ErrorState } from '../../ui/ErrorState/ErrorState.tsx'
import { Notice } from '../../ui/Notice/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { EnrollmentStep } from './EnrollmentStep.tsx'
import { FactorList } from './FactorList.tsx'
import { FACTOR_TYPES } from './factorTypes.tsx'
import * as styles from './MfaView.css.ts'
import { NewFactorForm } from './NewFactorForm.tsx'
import { RemoveFactorDialog } from './RemoveFactorDialog.tsx'
import type { MfaPartProps } from './viewProps.ts'

export interface MfaViewProps extends MfaPartProps {
  /** Asks for the code of a verified factor before a protected step. */
  secondFactor: ReactNode
}

export const SECTION_TITLE = 'Two-factor authentication'

export function MfaView({ state, send, secondFactor }: MfaViewProps) {
  const { factors, failure, factorType, note } = state.context
  const step = stepOf(state)
  // Requesting a text message removes or disables the pressed button.
  const sectionRef = useStepFocus<HTMLDivElement>(`${step} ${state.matches('texting')}`)
  return (
    <Card title={SECTION_TITLE}>
      <div ref={sectionRef} className={styles.section} tabIndex={-1}>
        {step === 'failed' && (
          <ErrorState
            level={3}
            title="Couldn't load your two-factor methods"
            text={failure}
            onRetry={() => send({ type: 'reload.requested' })}
          />
        )}
        {step === 'list' && factors !== null && <p className={styles.text}>{introduction(state)}</p>}
        {step !== 'failed' && factors === null && <ListSkeleton />}
        {step !== 'failed' && factors !== null && factors.length > 0 && (
          <FactorList state={state} send={send} factors={factors} />
        )}
        {step === 'list' && failure !== null && !state.matches('confirming') && (
          <Notice tone="warning">{failure}</Notice>
        )}
        {step === 'list' && <AddButtons state={state} send={send} />}
        {(step === 'naming' || step === 'enrolling') && (
          <div className={styles.panel}>
            <h3 className={styles.panelTitle}>{FACTOR_TYPES[factorType].add}</h3>
            <FormNotice busy={state.matches('starting') || state.matches('verifying')}>
              {failure !== null && <Notice tone="error">{failure}</Notice>}
            </FormNotice>
            {note !== null && <Notice tone="info">{note}</Notice>}
            {step === 'naming' && <NewFactorForm state={state} send={send} />}
            {step === 'enrolling' && <EnrollmentStep state={state} send={send} />}
          </div>
        )}
        {step === 'challenged' && (
          <div className={styles.panel}>
            <h3 className={styles.panelTitle}>Verify it's you</h3>
            {secondFactor}
          </div>
        )}
      </div>
      <RemoveFactorDialog state={state} send={send} sectionRef={sectionRef} />
    </Card>
  )
}

function AddButtons({ state, send }: MfaPartProps) {
  const factorTypes: FactorType[] = ['totp', 'phone']
  return (
    <div className={styles.buttons}>
      {factorTypes.map((factorType) => {
        const requested = { type: 'enrollment.requested', factorType } as const
        return (
          <Button
            key={factorType}
            icon={FACTOR_TYPES[factorType].icon}
            disabled={!state.can(requested)}
            onClick={() => send(requested)}
          >
            {FACTOR_TYPES[factorType].add}
          </Button>
        )
      })}
    </div>
  )
}

function ListSkeleton() {
  return <Skeleton shape="block" height="56px" label="Loading your two-factor methods" />
}

type Step = 'failed' | 'list' | 'naming' | 'enrolling' | 'challenged'

/** What is shown below the list or instead of it. */
function stepOf(state: MfaPartProps['state']): Step {
  if (state.matches('failed')) return 'failed'
  if (state.matches('naming') || state.matches('starting')) return 'naming'
  if (state.matches('challenged')) return 'challenged'
  const isEnrolling = ['enrolling', 'texting', 'verifying', 'cancelling'] as const
  return isEnrolling.some((value) => state.matches(value)) ? 'enrolling' : 'list'
}

/** What a second factor protects: the backend checks only the password. */
const PROTECTED =
  'While the sign-in service is unavailable, a new device opens your documents and chats with the password alone.'

function introduction({ context: { factors } }: MfaPartProps['state']): string {
  return factors?.some(({ isVerified }) => isVerified)
    ? `When you sign in, ${PRODUCT_NAME} asks for your password and a code from one of these. ${PROTECTED}`
    : `With two-factor authentication, you also need a code from your phone or authenticator app to sign in. ${PROTECTED} After you set it up, your other devices have to sign in again.`
}
