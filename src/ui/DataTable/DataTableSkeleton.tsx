import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { partOf } from './columns.ts'
import * as styles from './DataTable.css.ts'
import * as rowStyles from './DataTableRow.css.ts'
import {
  actionsAttributes,
  cellAttributes,
  checkboxCellAttributes,
  rowAttributes,
  type SharedRowProps,
} from './DataTableRow.tsx'
import { asCell, asRowGroup } from './roles.ts'

/** Uneven widths, like real names. */
const nameWidths = ['72%', '84%', '41%', '93%', '56%', '62%', '88%', '70%']

export interface DataTableSkeletonProps<Row>
  extends Pick<SharedRowProps<Row>, 'columns' | 'actions' | 'selection'> {
  /** Number of rows. */
  count: number
}

/** Skeleton rows with the layout of loaded rows. */
export function DataTableSkeleton<Row>({ columns, actions, selection, count }: DataTableSkeletonProps<Row>) {
  return (
    <tbody {...asRowGroup} className={styles.body}>
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <tr key={index} {...rowAttributes({ columns, selection }, { id: '', index, isSelected: false })}>
          {selection && <td {...checkboxCellAttributes} />}
          {columns.map(({ id, primary, expectedWidth = '60%' }, columnIndex) => {
            const isLead = partOf(columns, columnIndex) === 'lead'
            return (
              // Not a row header: it has no text yet.
              <td key={id} {...asCell} {...cellAttributes(columns, columnIndex)}>
                <div className={isLead ? rowStyles.value : undefined}>
                  <Skeleton
                    width={primary ? nameWidths[index % nameWidths.length] : expectedWidth}
                    height={isLead ? '1.5rem' : undefined}
                    label={primary && index === 0 ? 'Loading' : undefined}
                  />
                </div>
              </td>
            )
          })}
          {actions && (
            <td {...asCell} {...actionsAttributes(columns)}>
              <div className={rowStyles.actions} />
            </td>
          )}
        </tr>
      ))}
    </tbody>
  )
}
