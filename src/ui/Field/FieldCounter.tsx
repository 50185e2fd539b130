import { Field as BaseField } from '@base-ui/react/field'
import { Announcement } from '../Announcement/Announcement.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { counter } from './Field.css.ts'

/** Used and allowed characters, counted by `countCharacters`. */
export interface FieldCounterProps {
  /** Characters entered; may exceed the limit. */
  used: number
  /** Maximum number of characters. */
  limit: number
}

/** The limit is announced from this share on. */
const NEAR_LIMIT_SHARE = 0.9

/** Constant between thresholds, so that it is announced once and not on every key press. */
function limitAnnouncement({ used, limit }: FieldCounterProps): string {
  if (used > limit) return `Over the limit of ${limit} characters.`
  return used >= limit * NEAR_LIMIT_SHARE ? `Close to the limit of ${limit} characters.` : ''
}

/** '128 / 500', part of the control's description. Announced only near the limit and over it. */
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
