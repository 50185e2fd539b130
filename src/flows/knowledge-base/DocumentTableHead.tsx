import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './DocumentTable.css.ts'

export function DocumentTableHead() {
  return (
    <thead className={styles.head}>
      <tr aria-rowindex={1} className={styles.headRow}>
        <th scope="col">
          <VisuallyHidden>Type</VisuallyHidden>
        </th>
        <th scope="col">Name</th>
        <th scope="col" className={styles.size}>
          Size
        </th>
        <th scope="col" className={styles.added}>
          Added
        </th>
        <th scope="col">Status</th>
        <th scope="col">
          <VisuallyHidden>Actions</VisuallyHidden>
        </th>
      </tr>
    </thead>
  )
}
