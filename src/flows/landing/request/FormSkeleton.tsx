import { cx } from '../../../theme/cx.ts'
import { Card } from '../../../ui/Card/Card.tsx'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import * as styles from './FormArea.css.ts'

export function FormSkeleton() {
  return (
    <Card padding="none" render={<div />}>
      <div className={styles.skeleton}>
        <div className={styles.header}>
          <Skeleton width="10rem" height="1rem" label="Loading the form" />
          <Skeleton width="7rem" />
        </div>
        <div className={styles.fields}>
          <Skeleton height="0.25rem" className={styles.wide} />
          <Field />
          <Field />
          <Field isWide />
          <Field isWide />
        </div>
        <div className={styles.footer}>
          <div className={styles.button}>
            <Skeleton shape="block" />
          </div>
        </div>
      </div>
    </Card>
  )
}

function Field({ isWide = false }: { isWide?: boolean }) {
  return (
    <div className={cx(styles.field, isWide && styles.wide)}>
      <Skeleton width="6rem" />
      <Skeleton shape="block" />
    </div>
  )
}
