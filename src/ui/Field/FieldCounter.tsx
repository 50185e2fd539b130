import { Field as BaseField } from '@base-ui/react/field'
import { Announcement } from '../Announcement/Announcement.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { counter } from './Field.css.ts'

/** How much of a limit is used, both in characters as `countCharacters` counts them. */
export interface FieldCounterProps {
  /** Characters written so far; may be more than the limit. */
  used: number
  /** Characters allowed. */
  limit: number
}

/** From this share of the limit on, the limit is worth mentioning. */
const NEAR_LIMIT_SHARE = 0.9

/** Constant within a zone, so that it is spoken once when the zone is entered and not at every key. */
function limitAnnouncement({ used, limit }: FieldCounterProps): string {
  if (used > limit) return `Over the limit of ${limit} characters.`
  return used >= limit * NEAR_LIMIT_SHARE ? `Close to the limit of ${limit} characters.` : ''
}

/** '128 / 500', part of the control's description. Heard by itself only close to the limit and over it. */
export function FieldCounter({ used, limit }: FieldCounterProps) {
  return (
    <>
      <BaseField.Description render={<span />} className={counter} data-over={used > limit || undefined}>
        <span aria-hidden="true">{`${used} / ${limit}`}</span>
        <VisuallyHidden>{`${used} of ${limit} characters`}</VisuallyHidden>
      </BaseField.Description>
      <Announcement>{limitAnnouncement({ used, limit })}</Announcement>
    </>
  )
}
