import { type ComponentProps, use } from 'react'
import { createPortal } from 'react-dom'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { StatusRegionContext } from './StatusRegion.tsx'

/** Its children are plain words; none while there is nothing to tell. */
export type AnnouncementProps = ComponentProps<'span'>

/**
 * News for a screen reader, told once and when it gets to it: at the arrival of the words and whenever they change.
 * Spoken by the app's one status region; a page without one has this as its own.
 */
export function Announcement(props: AnnouncementProps) {
  const region = use(StatusRegionContext)
  if (region === undefined) return <VisuallyHidden render={<output />} {...props} />
  return region && createPortal(<span aria-atomic {...props} />, region)
}
