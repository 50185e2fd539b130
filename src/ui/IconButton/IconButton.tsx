import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../theme/cx.ts'
import { NativeButton } from '../Button/NativeButton.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import { iconButton } from './IconButton.css.ts'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** Accessible name: the action and its object: 'Delete notes.md'. */
  label: string
  /** The icon, 16 pixels. */
  children: ReactNode
  /** `quiet` (default) has a background only on hover; `primary` for the main action, such as Send. */
  variant?: 'quiet' | 'primary' | undefined
  /** 28 (default), 32 or 40 pixels; at least 36 on phones. */
  size?: 'small' | 'medium' | 'large' | undefined
  /** Shows a spinner instead of the icon, ignores presses and keeps the focus. */
  busy?: boolean | undefined
}

/** A button with only an icon. Stays focusable while disabled, so that a tooltip can explain why. */
export function IconButton({
  label,
  variant,
  size,
  busy = false,
  disabled = false,
  className,
  children,
  ...props
}: IconButtonProps) {
  return (
    <NativeButton
      aria-label={label}
      aria-busy={busy || undefined}
      disabled={disabled || busy}
      focusableWhenDisabled
      className={cx(iconButton({ variant, size }), className)}
      {...props}
    >
      {busy ? <Spinner /> : children}
    </NativeButton>
  )
}
