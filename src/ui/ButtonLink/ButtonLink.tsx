import { useRender } from '@base-ui/react/use-render'
import { cx } from '../../theme/cx.ts'
import { button } from '../Button/Button.css.ts'
import type { ButtonStyleProps } from '../Button/Button.tsx'

export interface ButtonLinkProps extends useRender.ComponentProps<'a'>, ButtonStyleProps {}

/** A link that looks like a button. Pass the router's link as `render`: `render={<RouterLink to="/demo" />}`. */
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
