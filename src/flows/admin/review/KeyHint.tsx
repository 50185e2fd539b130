import { Kbd } from '../../../ui/Kbd/Kbd.tsx'
import * as styles from './ReviewDialog.css.ts'

/** The key of a button. Assistive technology reads it from aria-keyshortcuts. Hidden where there is no keyboard. */
export function KeyHint({ children }: { children: string }) {
  return (
    <Kbd aria-hidden="true" className={styles.keyHint}>
      {children}
    </Kbd>
  )
}
