import type { ComponentProps } from 'react'
import { cx } from '../../theme/cx.ts'
import { avatar } from './Avatar.css.ts'

/** First letters of the first and the last word: 'Wilhelmina van den Broeck' gives 'WB'. */
function initialsOf(name: string) {
  const words = name.split(/[\s@._-]+/).filter(Boolean)
  const letters = [words.at(0), words.length > 1 ? words.at(-1) : undefined].map(
    (word) => Array.from(word ?? '')[0] ?? '',
  )
  return letters.join('').toLocaleUpperCase()
}

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'role' | 'children'> {
  /** The person's name. */
  name: string
  /** The name stands beside it already: then this is decoration. */
  decorative?: boolean | undefined
}

/** A person, by initials. */
export function Avatar({ name, decorative = false, className, ...props }: AvatarProps) {
  const naming = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name }
  return (
    <span className={cx(avatar, className)} {...naming} {...props}>
      {initialsOf(name)}
    </span>
  )
}
