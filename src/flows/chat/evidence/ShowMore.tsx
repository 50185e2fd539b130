import type { ReactNode } from 'react'
import { Fragment, useState } from 'react'
import { limitList } from '../../../lib/limitList.ts'
import { showMore } from './Evidence.css.ts'

export interface ShowMoreProps {
  items: readonly string[]
  limit: number
  /** Label of the button that shows the other items: '+2 more'. */
  moreLabel: (hidden: number) => string
  children: (item: string) => ReactNode
}

/** The first `limit` items, and a button that shows or hides the others. */
export function ShowMore({ items, limit, moreLabel, children }: ShowMoreProps) {
  const [isExpanded, setExpanded] = useState(false)
  const { shown, hidden } = limitList(items, isExpanded ? items.length : limit)
  return (
    <>
      {shown.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items may repeat and are never reordered
        <Fragment key={index}>{children(item)}</Fragment>
      ))}
      {items.length > limit && (
        <button
          type="button"
          className={showMore}
          aria-expanded={isExpanded}
          onClick={() => setExpanded(!isExpanded)}
        >
          {isExpanded ? 'Show fewer' : moreLabel(hidden)}
        </button>
      )}
    </>
  )
}
