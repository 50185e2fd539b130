import { cx } from '../../theme/cx.ts'
import { button } from '../Button/Button.css.ts'
import type { ButtonStyleProps } from '../Button/Button.tsx'
import { type RenderProps, renderElement } from '../renderElement.ts'

export interface ButtonLinkProps extends RenderProps<'a'>, ButtonStyleProps {}

/** A link that looks like a button. Pass the router's link as `render`: `render={<RouterLink to="/demo" />}`. */
export function ButtonLink({
  variant,
  size,
  block,
  edge,
  icon,
  render,
  className,
  children,
  ...props
}: ButtonLinkProps) {
  return renderElement('a', render, {
    ...props,
    className: cx(button({ variant, size, block, edge }), className),
    children: (
      <>
        {icon}
        {children}
      </>
    ),
  })
}
