import { UserRound } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from '../../theme/cx.ts'
import { avatar } from './Avatar.css.ts'
import { initialsOf } from './initialsOf.ts'

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'role' | 'children'> {
  /** The person's name or email address, in any script. If empty, an icon is shown. */
  name: string
  /** Hides the avatar from assistive technology, for places that show the name too. */
  decorative?: boolean | undefined
}

/** The initials of a person. */
export function Avatar({ name, decorative = false, className, ...props }: AvatarProps) {
  const naming = decorative
    ? { 'aria-hidden': true }
    : { role: 'img', 'aria-label': name.trim() || 'Unnamed' }
  return (
    <span className={cx(avatar, className)} {...naming} {...props}>
      {initialsOf(name) || <UserRound aria-hidden="true" />}
    </span>
  )
}
