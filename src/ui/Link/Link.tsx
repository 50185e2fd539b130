import { useRender } from '@base-ui/react/use-render'
import { cx } from '../../theme/cx.ts'
import { link } from './Link.css.ts'

export interface LinkProps extends useRender.ComponentProps<'a'> {
  /** `strong` (default) is ink, for a link that is the point of its sentence; `quiet` for what stands aside. */
  tone?: 'strong' | 'quiet' | undefined
  /** Not inside a sentence: gets a target 24 pixels high. */
  standalone?: boolean | undefined
}

/**
 * An underlined link. `render` takes the router's link, or `<button type="button" />` for what acts but reads as
 * a link.
 */
export function Link({ tone, standalone, render, ref, className, ...props }: LinkProps) {
  return useRender({
    defaultTagName: 'a',
    render,
    ref,
    props: { ...props, className: cx(link({ tone, standalone }), className) },
  })
}
