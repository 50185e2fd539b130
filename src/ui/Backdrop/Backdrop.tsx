import type { ComponentProps } from 'react'
import { useLoaded } from '../../lib/useLoaded.ts'
import { cx } from '../../theme/cx.ts'
import * as styles from './Backdrop.css.ts'
import type { BackdropPictureProps } from './BackdropPicture.tsx'

export interface BackdropProps
  extends Omit<ComponentProps<'div'>, 'children'>,
    Partial<BackdropPictureProps> {}

const loadPicture = () => import('./BackdropPicture.tsx')

/**
 * A slowly moving graph behind the content of a public page. Fills its box. Decoration only: hidden from
 * assistive technology and ignores the pointer. A static dot grid replaces it for reduced motion, reduced
 * data, slow connections and Safari on high-density screens. The content of the page does not wait for its code.
 */
export function Backdrop({ graph = 'signIn', labels, frozenAt, className, ...props }: BackdropProps) {
  const Picture = useLoaded(loadPicture)
  return (
    <div aria-hidden="true" data-decoration="" className={cx(styles.root, className)} {...props}>
      {Picture && <Picture graph={graph} labels={labels} frozenAt={frozenAt} />}
    </div>
  )
}
