import type { ComponentProps } from 'react'
import { cx } from '../../theme/cx.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { skeleton } from './Skeleton.css.ts'

export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** What will stand here: a `line` of text (unless given), a `block` such as a picture or a button, something `round`. */
  shape?: 'line' | 'block' | 'round' | undefined
  /** As CSS. Full width unless given; 32 pixels for `round`. */
  width?: string | undefined
  /** As CSS. Seven tenths of the type size for a `line`, 40 pixels for a `block`, the width for `round`, unless given. */
  height?: string | undefined
  /** Read out once per group of skeletons: give it to one of them. */
  label?: string | undefined
}

/** Where something will stand. */
export function Skeleton({ shape, width, height, label, className, style, ...props }: SkeletonProps) {
  return (
    <>
      <span
        aria-hidden="true"
        className={cx(skeleton({ shape }), className)}
        style={{ ...(width && { width }), ...(height && { height }), ...style }}
        {...props}
      />
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </>
  )
}
