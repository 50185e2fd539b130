import { cx } from '../../theme/cx.ts'
import { type RenderProps, renderElement } from '../renderElement.ts'
import { link } from './Link.css.ts'

export interface LinkProps extends RenderProps<'a'> {
  /** `strong` (default) for the main link of a sentence; `quiet` for secondary links. */
  tone?: 'strong' | 'quiet' | undefined
  /** For links outside of sentences: a pointer target 24 pixels high. */
  standalone?: boolean | undefined
}

/**
 * An underlined link. `render` takes the router's link, or `<button type="button" />` for an action that
 * looks like a link.
 */
export function Link({ tone, standalone, render, className, ...props }: LinkProps) {
  return renderElement('a', render, { ...props, className: cx(link({ tone, standalone }), className) })
}
