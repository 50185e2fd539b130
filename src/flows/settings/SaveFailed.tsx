import * as styles from './Section.css.ts'
import type { SectionProps } from './viewProps.ts'

/** Why a switch shows its stored value again. Not a live region: a toast announces it. */
export function SaveFailed({ state }: Pick<SectionProps, 'state'>) {
  return state.matches('failed') && <p className={styles.failed}>Not kept. {state.context.failure}</p>
}
