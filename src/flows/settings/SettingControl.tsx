import type { ReactNode } from 'react'
import type { Settings } from '../../domain/settings.ts'
import { useStepFocus } from '../../lib/focus/useStepFocus.ts'
import { SaveFailed, SaveStatus } from './SaveStatus.tsx'
import * as styles from './Section.css.ts'
import type { SectionProps } from './viewProps.ts'

export interface SettingControlProps extends SectionProps {
  name: keyof Settings
  /** The control, with the status at the end of its label. */
  children: (status: ReactNode) => ReactNode
}

export function SettingControl({ state, send, name, children }: SettingControlProps) {
  const isShown = state.context.lastEdited === name
  const isFailed = isShown && state.context.failure !== null
  // A successful retry removes its button.
  const ref = useStepFocus<HTMLDivElement>(String(isFailed))
  return (
    <div ref={ref} tabIndex={-1} className={`${styles.control} ${styles.focusTarget}`}>
      {children(isShown && <SaveStatus state={state} />)}
      {isFailed && <SaveFailed state={state} send={send} />}
    </div>
  )
}
