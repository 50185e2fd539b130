import { CONFIDENCE_LEVELS } from '../../../domain/confidence.ts'
import { PRODUCT_NAME } from '../../../domain/product.ts'
import { hubCountOf } from '../../../ui/Backdrop/graph.ts'
import { usePicture } from '../../../ui/Backdrop/usePicture.ts'
import { ScaleLegend } from '../../../ui/ScaleLegend/ScaleLegend.tsx'
import { GRAPH_HUBS } from './graphHubs.ts'
import * as styles from './ScaleStrip.css.ts'

/** The page's backdrop is a still frame of the graph, whatever the reader's browser is like. */
export interface ScaleStripProps {
  isFrozen: boolean
}

/** What the colours say. Where the backdrop shows its graph, its hubs stand on the scale as rings. */
export function ScaleStrip({ isFrozen }: ScaleStripProps) {
  const { picture, count } = usePicture()
  const hasHubs = isFrozen || picture === 'animated'
  const shown = GRAPH_HUBS.slice(0, hubCountOf(count))
  const marks = hasHubs ? shown.map(({ name, confidence }) => ({ label: name, value: confidence })) : []
  return (
    <div className={styles.strip}>
      <p className={styles.words}>
        One scale, everywhere. Colour tells you how sure {PRODUCT_NAME} is.{' '}
        {hasHubs ? 'Rings mark the hubs of the graph.' : 'A word or a figure always says it too.'}
      </p>
      <ScaleLegend levels={CONFIDENCE_LEVELS} marks={marks} />
    </div>
  )
}
