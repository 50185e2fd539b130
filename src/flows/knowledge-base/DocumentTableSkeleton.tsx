import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import * as styles from './DocumentTable.css.ts'
import { DocumentTableHead } from './DocumentTableHead.tsx'

/** The widths of the names to come: as uneven as file names are. */
const NAMES = ['72%', '84%', '41%', '93%', '56%', '62%', '88%', '70%']

/** The table while it loads, row for row in the places where documents will stand. */
export function DocumentTableSkeleton() {
  return (
    <table aria-label="Documents" aria-busy="true" className={styles.table}>
      <DocumentTableHead />
      <tbody>
        {NAMES.map((width, place) => (
          <tr key={width} className={styles.row}>
            <td className={styles.type}>
              <Skeleton width="40px" height="24px" />
            </td>
            <td className={styles.name}>
              <Skeleton width={width} label={place === 0 ? 'Loading documents' : undefined} />
            </td>
            <td className={styles.size}>
              <Skeleton width="44px" />
            </td>
            <td className={styles.added}>
              <Skeleton width="80px" />
            </td>
            <td className={styles.status}>
              <Skeleton width="88px" />
            </td>
            <td className={styles.actions} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}
