import { useRender } from '@base-ui/react/use-render'
import { cx } from '../../theme/cx.ts'
import { visuallyHidden } from './VisuallyHidden.css.ts'

/** Text for assistive technology only. `render` takes another element than a span. */
export function VisuallyHidden({ render, ref, className, ...props }: useRender.ComponentProps<'span'>) {
  return useRender({
    defaultTagName: 'span',
    render,
    ref,
    props: { ...props, className: cx(visuallyHidden, className) },
  })
}
