import { type ComponentProps, use } from 'react'
import { createPortal } from 'react-dom'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { StatusRegionContext } from './StatusRegion.tsx'

/** The children are plain text; empty when there is nothing to announce. */
export type AnnouncementProps = ComponentProps<'span'>

/**
 * Announces its text politely to screen readers when it appears and whenever it changes. Uses the app's
 * StatusRegion, or its own region on pages without one.
 */
export function Announcement(props: AnnouncementProps) {
  const region = use(StatusRegionContext)
  if (region === undefined) return <VisuallyHidden render={<output />} {...props} />
  return region && createPortal(<span aria-atomic {...props} />, region)
}
