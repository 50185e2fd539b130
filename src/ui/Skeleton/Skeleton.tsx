import type { ComponentProps } from 'react'
import { cx } from '../../theme/cx.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { skeleton } from './Skeleton.css.ts'

export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  width?: string | undefined
  /** Seven tenths of the type size unless given. */
  height?: string | undefined
  /** Read out once per group of skeletons: give it to one of them. */
  label?: string | undefined
}

/** Where something will stand. */
export function Skeleton({ width = '100%', height, label, className, style, ...props }: SkeletonProps) {
  return (
    <>
      <span
        aria-hidden="true"
        className={cx(skeleton, className)}
        style={{ width, ...(height && { height }), ...style }}
        {...props}
      />
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </>
  )
}
