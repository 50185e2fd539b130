import { useRender } from '@base-ui/react/use-render'
import { cx } from '../../theme/cx.ts'
import { button } from '../Button/Button.css.ts'
import type { ButtonLook } from '../Button/Button.tsx'

/** `render` takes the router's link: `render={<Link to="/demo" />}`. */
export type ButtonLinkProps = useRender.ComponentProps<'a'> & ButtonLook

/** A link that looks like a button: it goes somewhere, a button does something. */
export function ButtonLink({
  variant,
  size,
  block,
  edge,
  icon,
  render,
  ref,
  className,
  children,
  ...props
}: ButtonLinkProps) {
  return useRender({
    defaultTagName: 'a',
    render,
    ref,
    props: {
      ...props,
      className: cx(button({ variant, size, block, edge }), className),
      children: (
        <>
          {icon}
          {children}
        </>
      ),
    },
  })
}
