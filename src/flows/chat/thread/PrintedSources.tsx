import type { Source } from '../../../api/types.ts'
import { wordOf } from '../../../domain/confidence.ts'
import { percentOf } from '../../../lib/scale.ts'
import { toDisplayName } from '../../../lib/text/displayName.ts'
import { usePrinting } from '../../../lib/usePrinting.ts'
import { sourceLocation, textBelowHeading } from '../messages/sources.ts'
import * as styles from './Message.css.ts'

/** The sources of a printed answer, which has no evidence panel. */
export function PrintedSources({ sources }: { sources: readonly Source[] }) {
  if (!usePrinting() || sources.length === 0) return null
  return (
    <section aria-label="Sources">
      <h3 className={styles.label}>Sources</h3>
      <ol className={styles.printedSources}>
        {sources.map((source, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a source is identified by its index
          <li key={index}>
            [{index + 1}]{' '}
            {[toDisplayName(source.filename), sourceLocation(source)].filter(Boolean).join(', ')} (
            {wordOf(source.confidence)}, {percentOf(source.confidence)}): “{textBelowHeading(source)}”
          </li>
        ))}
      </ol>
    </section>
  )
}
