import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { partOf } from './columns.ts'
import * as styles from './DataTable.css.ts'
import * as rowStyles from './DataTableRow.css.ts'
import {
  actionsAttributes,
  cellAttributes,
  rowAttributes,
  type SharedRowProps,
  ticksAttributes,
} from './DataTableRow.tsx'
import { asCell, asRowGroup } from './roles.ts'

/** The widths of the names to come: as uneven as names are. */
const nameWidths = ['72%', '84%', '41%', '93%', '56%', '62%', '88%', '70%']

export interface DataTableSkeletonProps<Row>
  extends Pick<SharedRowProps<Row>, 'columns' | 'actions' | 'ticks'> {
  /** How many rows are expected. */
  count: number
}

/** Rows to come, in the places and of the height of rows. */
export function DataTableSkeleton<Row>({ columns, actions, ticks, count }: DataTableSkeletonProps<Row>) {
  return (
    <tbody {...asRowGroup} className={styles.body}>
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <tr
          key={index}
          {...rowAttributes({ columns, ticks }, { id: '', index, isOpen: false, isSelected: false })}
        >
          {ticks && <td {...ticksAttributes} />}
          {columns.map(({ id, primary, expectedWidth = '60%' }, place) => {
            const isLead = partOf(columns, place) === 'lead'
            return (
              // No header of its row: it says nothing yet.
              <td key={id} {...asCell} {...cellAttributes(columns, place)}>
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
