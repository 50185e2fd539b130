import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import * as styles from './Evidence.css.ts'

const WIDTHS = ['96%', '74%', '100%', '48%']

/** Placeholder for the evidence. It keeps the column's width, so that the thread does not shift when the answer arrives. */
export function EvidenceSkeleton() {
  return (
    <>
      <div className={styles.header}>
        <h2 className={styles.title}>Evidence</h2>
      </div>
      {WIDTHS.map((width) => (
        <div key={width} className={styles.entry}>
          <Skeleton width={width} />
          <Skeleton width="60%" height="4px" />
        </div>
      ))}
    </>
  )
}
