import type { ReactNode } from 'react'
import type { Source } from '../../../api/types.ts'
import { stepOf } from '../../../domain/confidence.ts'
import { cx } from '../../../theme/cx.ts'
import { ramp } from '../../../theme/ramp.css.ts'
import { Measures } from './Measures.tsx'
import * as styles from './Passage.css.ts'
import { passageOf } from './passage.ts'

export interface PassageProps {
  source: Source
  /** The page it stands on, where that can be shown. */
  children?: ReactNode
}

/** The lines an answer cites, marked among those around them. */
export function Passage({ source, children }: PassageProps) {
  const { before, quoted, after } = passageOf(source)
  return (
    <div className={cx(styles.body, ramp[stepOf(source.confidence)])}>
      {source.page !== null && source.heading && <p className={styles.heading}>{source.heading}</p>}
      <blockquote className={styles.text} dir="auto">
        {before}
        <mark className={styles.quoted}>{quoted}</mark>
        {after}
      </blockquote>
      <Measures
        of={[
          ['Confidence', source.confidence],
          ['Salience', source.salience],
        ]}
      />
      {children}
    </div>
  )
}
