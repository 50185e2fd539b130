import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import * as styles from './Evidence.css.ts'

const WIDTHS = ['96%', '74%', '100%', '48%']

/** Where the evidence will stand: keeps its column, so that the thread does not move when it is there. */
export function EvidenceSkeleton() {
  return (
    <>
      <div className={styles.head}>
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
