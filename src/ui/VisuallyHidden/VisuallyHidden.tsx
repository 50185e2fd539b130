import { useRender } from '@base-ui/react/use-render'
import { cx } from '../../theme/cx.ts'
import { visuallyHidden } from './VisuallyHidden.css.ts'

/** `render` replaces the span with another element: a heading, an `<output />`, a label. */
export type VisuallyHiddenProps = useRender.ComponentProps<'span'>

/** Text for assistive technology only. */
export function VisuallyHidden({ render, ref, className, ...props }: VisuallyHiddenProps) {
  return useRender({
    defaultTagName: 'span',
    render,
    ref,
    props: { ...props, className: cx(visuallyHidden, className) },
  })
}
