import { Button as BaseButton } from '@base-ui/react/button'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../theme/cx.ts'
import { Spinner } from '../Spinner/Spinner.tsx'
import { button } from './Button.css.ts'

/** How a button, or a link that looks like one, is drawn. */
export interface ButtonStyleProps {
  /** `primary` is the one main action of a view; `danger` destroys something. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined
  /** 28, 32 or 40 pixels high. */
  size?: 'small' | 'medium' | 'large' | undefined
  /** As wide as its container. */
  block?: boolean | undefined
  /** For a small quiet button at the edge of a column: its words stand on the edge. */
  edge?: 'start' | 'end' | undefined
  /** A 16 pixel icon before the text. */
  icon?: ReactNode
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonStyleProps {
  /** Working: shows a spinner in the icon's place, ignores presses and keeps the focus. */
  busy?: boolean | undefined
  /** Stays in the tab order while disabled, so that a tooltip can say why. */
  focusableWhenDisabled?: boolean | undefined
}

/** A native button. `type` is 'button' unless given. */
export function Button({
  variant,
  size,
  block,
  edge,
  icon,
  busy = false,
  disabled = false,
  focusableWhenDisabled = false,
  className,
  children,
  ...props
}: ButtonProps) {
  return (
    <BaseButton
      disabled={disabled || busy}
      focusableWhenDisabled={focusableWhenDisabled || busy}
      aria-busy={busy || undefined}
      className={cx(button({ variant, size, block, edge }), className)}
      {...props}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </BaseButton>
  )
}
