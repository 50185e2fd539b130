import { useEffect, useRef, useState } from 'react'
import type { Source } from '../../../api/types.ts'
import { stepOf } from '../../../domain/confidence.ts'
import { EXCERPT_LENGTH, locationOf } from '../../../domain/evidence.ts'
import { toDisplayName } from '../../../lib/text/displayName.ts'
import { cutAt } from '../../../lib/text/format.ts'
import { cx } from '../../../theme/cx.ts'
import { ramp } from '../../../theme/ramp.css.ts'
import { CitationChip } from '../../../ui/CitationChip/CitationChip.tsx'
import { MiddleTruncate } from '../../../ui/MiddleTruncate/MiddleTruncate.tsx'
import * as styles from './Evidence.css.ts'
import { EvidencePanel } from './EvidencePanel.tsx'
import { isSameSource, sourceLabel, useEvidenceFocus } from './evidenceFocus.ts'
import { Measures } from './Measures.tsx'
import { reveal } from './reveal.ts'

/** The passages the answer was taken from. A click on one's mark in the text opens the panel and finds its card. */
export function Sources({ answerId, sources }: { answerId: string; sources: readonly Source[] }) {
  const { chosen } = useEvidenceFocus()
  const [isOpen, setOpen] = useState(true)

  useEffect(() => {
    if (chosen?.answerId === answerId) setOpen(true)
  }, [chosen, answerId])

  return (
    <EvidencePanel title="Sources" count={sources.length} open={isOpen} onOpenChange={setOpen}>
      {sources.map((source, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a source is known by its place
        <SourceCard key={place} answerId={answerId} place={place} source={source} />
      ))}
    </EvidencePanel>
  )
}

function SourceCard({ answerId, place, source }: { answerId: string; place: number; source: Source }) {
  const { pointed, chosen, isBeside, point, choose } = useEvidenceFocus()
  const at = { answerId, place }
  const isChosen = isSameSource(chosen, at)
  const isPointed = isSameSource(pointed, at)
  const step = stepOf(source.confidence)
  const ref = useRef<HTMLLIElement>(null)

  // `chosen` is a new object for each click, so the card comes back into view at every one.
  useEffect(() => {
    if (chosen !== null && isChosen && isBeside && ref.current !== null) reveal(ref.current)
  }, [chosen, isChosen, isBeside])

  return (
    <li
      ref={ref}
      className={cx(styles.source, ramp[step])}
      data-active={isChosen || undefined}
      data-pointed={isPointed || undefined}
      onPointerEnter={() => point(at)}
      onPointerLeave={() => point(null)}
      onFocus={() => point(at)}
      onBlur={() => point(null)}
    >
      <span className={styles.sourceMark}>
        <CitationChip
          number={place + 1}
          step={step}
          active={isChosen}
          highlighted={isPointed}
          label={sourceLabel(place + 1, source)}
          onClick={() => choose(at)}
        />
      </span>
      <div className={styles.line}>
        <MiddleTruncate className={styles.filename} text={toDisplayName(source.filename)} />
        <span className={styles.place}>{locationOf(source)}</span>
      </div>
      <blockquote className={styles.excerpt}>“{cutAt(source.excerpt, EXCERPT_LENGTH)}”</blockquote>
      <Measures
        className={styles.spaced}
        of={[
          ['Confidence', source.confidence],
          ['Salience', source.salience],
        ]}
      />
    </li>
  )
}
