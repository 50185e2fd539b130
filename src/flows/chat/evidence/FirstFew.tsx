import type { ReactNode } from 'react'
import { Fragment, useState } from 'react'
import { firstOf } from '../../../domain/evidence.ts'
import { more } from './Evidence.css.ts'

export interface FirstFewProps {
  of: readonly string[]
  limit: number
  /** What the button for the others reads: '+2 more'. */
  moreLabel: (hidden: number) => string
  /** Draws one text. */
  children: (text: string) => ReactNode
}

/** The first texts of a list, and the others at a press, which can be taken back. */
export function FirstFew({ of: list, limit, moreLabel, children }: FirstFewProps) {
  const [isExpanded, setExpanded] = useState(false)
  const { shown, hidden } = firstOf(list, isExpanded ? list.length : limit)
  return (
    <>
      {shown.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the texts may repeat, and never move
        <Fragment key={index}>{children(text)}</Fragment>
      ))}
      {list.length > limit && (
        <button
          type="button"
          className={more}
          aria-expanded={isExpanded}
          onClick={() => setExpanded(!isExpanded)}
        >
          {isExpanded ? 'Show fewer' : moreLabel(hidden)}
        </button>
      )}
    </>
  )
}
