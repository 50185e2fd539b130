import * as styles from './Section.css.ts'
import type { SectionProps } from './viewProps.ts'

/** Why the last switch went back. For the eye: a toast says the same aloud. */
export function NotKept({ state }: Pick<SectionProps, 'state'>) {
  return state.matches('failed') && <p className={styles.failed}>Not kept. {state.context.failure}</p>
}
