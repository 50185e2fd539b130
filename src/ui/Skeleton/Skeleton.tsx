import type { ComponentProps } from 'react'
import { cx } from '../../theme/cx.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { skeleton } from './Skeleton.css.ts'

export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The shape: a `line` of text (default), a `block` such as a picture or button, or `round`. */
  shape?: 'line' | 'block' | 'round' | undefined
  /** CSS width. Defaults to 100 %, or 32 pixels for `round`. */
  width?: string | undefined
  /** CSS height. Defaults to 0.7em for a `line`, 40 pixels for a `block`, the width for `round`. */
  height?: string | undefined
  /** Announced text: set it on one skeleton of a group. */
  label?: string | undefined
}

/** A placeholder for loading content. */
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
