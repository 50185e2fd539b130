import { useRender } from '@base-ui/react/use-render'
import { cx } from '../../theme/cx.ts'
import { textLink } from './TextLink.css.ts'

/** `render` takes the router's link, or `<button type="button" />` for what acts but reads as a link. */
export type TextLinkProps = useRender.ComponentProps<'a'> & {
  tone?: 'strong' | 'quiet' | undefined
  /** Not inside a sentence: gets a target 24 pixels high. */
  standalone?: boolean | undefined
}

/** An underlined link. */
export function TextLink({ tone, standalone, render, ref, className, ...props }: TextLinkProps) {
  return useRender({
    defaultTagName: 'a',
    render,
    ref,
    props: { ...props, className: cx(textLink({ tone, standalone }), className) },
  })
}
