import { Button as BaseButton } from '@base-ui/react/button'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../theme/cx.ts'
import { Spinner } from '../Spinner/Spinner.tsx'
import { iconButton } from './IconButton.css.ts'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** Its name: what it does, and to what: 'Delete notes.md'. */
  label: string
  /** The icon, 16 pixels. */
  children: ReactNode
  /** `quiet` (default) is drawn under the pointer alone; `primary` is the one main action, such as Send. */
  variant?: 'quiet' | 'primary' | undefined
  /** 28 (default), 32 or 40 pixels; never under 36 on phones. */
  size?: 'small' | 'medium' | 'large' | undefined
  /** Working: shows a spinner in the icon's place, ignores presses and keeps the focus. */
  busy?: boolean | undefined
}

/** A button with an icon alone. Disabled, it keeps the focus, so that a tooltip can say why. */
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
    <BaseButton
      aria-label={label}
      aria-busy={busy || undefined}
      disabled={disabled || busy}
      focusableWhenDisabled
      className={cx(iconButton({ variant, size }), className)}
      {...props}
    >
      {busy ? <Spinner /> : children}
    </BaseButton>
  )
}
