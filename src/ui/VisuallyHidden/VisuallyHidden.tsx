import { cx } from '../../theme/cx.ts'
import { type RenderProps, renderElement } from '../renderElement.ts'
import { visuallyHidden } from './VisuallyHidden.css.ts'

/** `render` replaces the span with another element: a heading, an `<output />`, a label. */
export type VisuallyHiddenProps = RenderProps<'span'>

/** Text for assistive technology only. */
export function VisuallyHidden({ render, className, ...props }: VisuallyHiddenProps) {
  return renderElement('span', render, { ...props, className: cx(visuallyHidden, className) })
}
