import { useEffect, useRef, useState } from 'react'
import type { Source } from '../../../api/types.ts'
import { stepOf } from '../../../domain/confidence.ts'
import { toDisplayName } from '../../../lib/text/displayName.ts'
import { cutAt } from '../../../lib/text/format.ts'
import { cx } from '../../../theme/cx.ts'
import { ramp } from '../../../theme/ramp.css.ts'
import { CitationChip } from '../../../ui/CitationChip/CitationChip.tsx'
import { MiddleTruncate } from '../../../ui/MiddleTruncate/MiddleTruncate.tsx'
import type { ThreadMessage } from '../messages/messages.ts'
import { citedFirst, excerptFromClaim, sourceLocation } from '../messages/sources.ts'
import * as styles from './Evidence.css.ts'
import { EvidenceSection } from './EvidenceSection.tsx'
import { ScoreList } from './ScoreList.tsx'
import { scrollIntoViewWhenExpanded } from './scrollIntoViewWhenExpanded.ts'
import { isSameSource, sourceCardKey, sourceLabel, useSourceSelection } from './sourceSelection.ts'

/** Number of characters of an excerpt that a source card shows. */
const MAX_EXCERPT_LENGTH = 120

/**
 * The passages of an answer: those that it cites, and the others on demand. Selecting a citation expands the section and
 * scrolls to the source's card.
 */
export function Sources({ answer }: { answer: ThreadMessage }) {
  const { selected } = useSourceSelection()
  const [isOpen, setOpen] = useState(true)
  const { id, sources = [] } = answer
  const { cited, others } = citedFirst(answer)
  const [showsOthers, setShowsOthers] = useState(false)

  useEffect(() => {
    if (selected?.answerId !== id) return
    setOpen(true)
    if (others.includes(selected.index)) setShowsOthers(true)
  }, [selected, id, others])

  return (
    <EvidenceSection title="Sources" count={sources.length} open={isOpen} onOpenChange={setOpen}>
      {[...cited, ...(showsOthers ? others : [])].map((index) => {
        const source = sources[index]
        return (
          source && (
            <SourceCard
              key={index}
              answerId={id}
              index={index}
              source={source}
              excerpt={excerptFromClaim(source, answer.hypotheses ?? [])}
            />
          )
        )
      })}
      {others.length > 0 && (
        <li className={styles.entry}>
          <button
            type="button"
            className={styles.showMore}
            aria-expanded={showsOthers}
            onClick={() => setShowsOthers(!showsOthers)}
          >
            {showsOthers ? 'Show fewer' : `${others.length} more, not cited`}
          </button>
        </li>
      )}
    </EvidenceSection>
  )
}

interface SourceCardProps {
  answerId: string
  index: number
  source: Source
  excerpt: string
}

function SourceCard({ answerId, index, source, excerpt }: SourceCardProps) {
  const { highlighted, selected, isSideBySide, highlight, select } = useSourceSelection()
  const sourceRef = { answerId, index }
  const isSelected = isSameSource(selected, sourceRef)
  const isHighlighted = isSameSource(highlighted, sourceRef)
  const step = stepOf(source.confidence)
  const ref = useRef<HTMLLIElement>(null)

  // `selected` is a new object for each click, so every click scrolls to the card.
  useEffect(() => {
    if (selected !== null && isSelected && isSideBySide && ref.current !== null)
      scrollIntoViewWhenExpanded(ref.current)
  }, [selected, isSelected, isSideBySide])

  return (
    <li
      ref={ref}
      className={cx(styles.source, ramp[step])}
      data-active={isSelected || undefined}
      data-highlighted={isHighlighted || undefined}
      onPointerEnter={() => highlight(sourceRef)}
      onPointerLeave={() => highlight(null)}
      onFocus={() => highlight(sourceRef)}
      onBlur={() => highlight(null)}
    >
      <span className={styles.sourceChip}>
        <CitationChip
          number={index + 1}
          step={step}
          active={isSelected}
          highlighted={isHighlighted}
          label={sourceLabel(index + 1, source)}
          data-source-card={sourceCardKey(sourceRef)}
          onClick={(event) => select(sourceRef, event.currentTarget)}
        />
      </span>
      <div className={styles.line}>
        <MiddleTruncate className={styles.filename} text={toDisplayName(source.filename)} />
        <span className={styles.location}>{sourceLocation(source)}</span>
      </div>
      <blockquote className={styles.excerpt} dir="auto">
        <span className={styles.excerptText}>“{cutAt(excerpt, MAX_EXCERPT_LENGTH)}”</span>
      </blockquote>
      <ScoreList className={styles.spaced} confidence={source.confidence} salience={null} />
    </li>
  )
}
