import { UserRound } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from '../../theme/cx.ts'
import { avatar } from './Avatar.css.ts'
import { initialsOf } from './initialsOf.ts'

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'role' | 'children'> {
  /** The person's name or e-mail address, in any script. Empty, a neutral figure stands in. */
  name: string
  /** 28 (default), 32 or 40 pixels across. */
  size?: 'small' | 'medium' | 'large' | undefined
  /** The name stands beside it already: then this is decoration. */
  decorative?: boolean | undefined
}

/** A person, by initials. */
export function Avatar({ name, size, decorative = false, className, ...props }: AvatarProps) {
  const naming = decorative
    ? { 'aria-hidden': true }
    : { role: 'img', 'aria-label': name.trim() || 'Unnamed' }
  return (
    <span className={cx(avatar({ size }), className)} {...naming} {...props}>
      {initialsOf(name) || <UserRound aria-hidden="true" />}
    </span>
  )
}
