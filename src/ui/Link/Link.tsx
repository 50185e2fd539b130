import { useRender } from '@base-ui/react/use-render'
import { cx } from '../../theme/cx.ts'
import { link } from './Link.css.ts'

export interface LinkProps extends useRender.ComponentProps<'a'> {
  /** `strong` (default) for the main link of a sentence; `quiet` for secondary links. */
  tone?: 'strong' | 'quiet' | undefined
  /** For links outside of sentences: a pointer target 24 pixels high. */
  standalone?: boolean | undefined
}

/**
 * An underlined link. `render` takes the router's link, or `<button type="button" />` for an action that
 * looks like a link.
 */
export function Link({ tone, standalone, render, ref, className, ...props }: LinkProps) {
  return useRender({
    defaultTagName: 'a',
    render,
    ref,
    props: { ...props, className: cx(link({ tone, standalone }), className) },
  })
}
