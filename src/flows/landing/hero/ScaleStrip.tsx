import { CONFIDENCE_LEVELS } from '../../../domain/confidence.ts'
import { hubCountOf, usePicture } from '../../../ui/Backdrop/conditions.ts'
import { ScaleLegend } from '../../../ui/ScaleLegend/ScaleLegend.tsx'
import { GRAPH_HUBS } from './graphHubs.ts'
import * as styles from './ScaleStrip.css.ts'

export interface ScaleStripProps {
  /** The backdrop shows a still frame of the graph, regardless of the browser's settings. */
  isFrozen: boolean
}

/** The legend of the confidence colors. If the backdrop shows the graph, its hubs are marked on the scale. */
export function ScaleStrip({ isFrozen }: ScaleStripProps) {
  const { picture, count } = usePicture()
  const hasHubs = isFrozen || picture === 'animated'
  const shown = GRAPH_HUBS.slice(0, hubCountOf(count))
  const marks = hasHubs ? shown.map(({ name, confidence }) => ({ label: name, value: confidence })) : []
  return (
    <div className={styles.strip}>
      <p className={styles.explanation}>
        One confidence scale, everywhere.{' '}
        {hasHubs ? 'Rings mark key concepts.' : 'Each color comes with a word or a percentage.'}
      </p>
      <ScaleLegend levels={CONFIDENCE_LEVELS} marks={marks} />
    </div>
  )
}
