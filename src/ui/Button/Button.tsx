import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../theme/cx.ts'
import { Spinner } from '../Spinner/Spinner.tsx'
import { button } from './Button.css.ts'
import { NativeButton } from './NativeButton.tsx'

/** The appearance of a Button or ButtonLink. */
export interface ButtonStyleProps {
  /** `primary` for the main action of a view; `danger` for destructive actions. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined
  /** 28, 32 or 40 pixels high. */
  size?: 'small' | 'medium' | 'large' | undefined
  /** As wide as its container. */
  block?: boolean | undefined
  /** For a small quiet button at the edge of a column: aligns its text with the edge. */
  edge?: 'start' | 'end' | undefined
  /** A 16 pixel icon before the text. */
  icon?: ReactNode
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonStyleProps {
  /** Shows a spinner instead of the icon, ignores presses and keeps the focus. */
  busy?: boolean | undefined
  /** Stays in the tab order while disabled, so that a tooltip can explain why. */
  focusableWhenDisabled?: boolean | undefined
}

/** A native button. `type` defaults to 'button'. */
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
    <NativeButton
      disabled={disabled || busy}
      focusableWhenDisabled={focusableWhenDisabled || busy}
      aria-busy={busy || undefined}
      className={cx(button({ variant, size, block, edge }), className)}
      {...props}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </NativeButton>
  )
}
