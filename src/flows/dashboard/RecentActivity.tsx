import { CircleDot } from 'lucide-react'
import { Link as RouterLink } from 'react-router-dom'
import type { Document } from '../../api/types.ts'
import { displayStatusOf } from '../../domain/document.ts'
import { PATHS } from '../../domain/paths.ts'
import { toDisplayName } from '../../lib/text/displayName.ts'
import { formatRelativeTime } from '../../lib/text/format.ts'
import { DOCUMENT_STATUS } from '../../modules/status/documentStatus.ts'
import { Card } from '../../ui/Card/Card.tsx'
import { FileTypeTag } from '../../ui/FileTypeTag/FileTypeTag.tsx'
import { Link } from '../../ui/Link/Link.tsx'
import { MiddleTruncate } from '../../ui/MiddleTruncate/MiddleTruncate.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { StatusBadge } from '../../ui/StatusBadge/StatusBadge.tsx'
import { RECENT_DOCUMENTS, SYSTEM_READY } from './dashboard.ts'
import { documentSearchPath } from './documentSearchPath.ts'
import * as styles from './RecentActivity.css.ts'
import { Section } from './Section.tsx'
import type { DashboardProps } from './viewProps.ts'

export interface RecentActivityProps extends Pick<DashboardProps, 'state'> {
  now: number
}

export function RecentActivity({ state, now }: RecentActivityProps) {
  return (
    <Section
      title="Recent Activity"
      aside={
        <Link tone="quiet" standalone render={<RouterLink to={PATHS.knowledgeBase} />}>
          All documents
        </Link>
      }
    >
      <Card padding="none" render={<div />}>
        <Rows state={state} now={now} />
      </Card>
    </Section>
  )
}

function Rows({ state, now }: RecentActivityProps) {
  if (state.matches('loading')) return <Loading />
  const { data } = state.context
  if (data === null)
    return (
      <p className={styles.message}>
        <CircleDot aria-hidden="true" />
        {SYSTEM_READY}
      </p>
    )
  if (data.recent.length === 0)
    return <p className={styles.message}>No documents yet. Your uploads will appear here.</p>
  return (
    <ul className={styles.rows}>
      {data.recent.map((document) => (
        <Row key={document.id} document={document} now={now} />
      ))}
    </ul>
  )
}

function Row({ document, now }: { document: Document; now: number }) {
  const { filename, created_at } = document
  const status = DOCUMENT_STATUS[displayStatusOf(document)]
  return (
    <li className={styles.row}>
      <FileTypeTag type={filename} className={styles.type} />
      <RouterLink to={documentSearchPath(filename)} className={styles.name}>
        <MiddleTruncate text={toDisplayName(filename)} />
      </RouterLink>
      <time dateTime={created_at} className={styles.time}>
        <bdi>{formatRelativeTime(created_at, now)}</bdi>
      </time>
      <StatusBadge shape={status.shape} label={status.label} className={styles.status} />
    </li>
  )
}

function Loading() {
  return (
    <div className={styles.rows}>
      {Array.from({ length: RECENT_DOCUMENTS }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: skeletons are identical and never reordered.
        <div key={index} className={styles.row}>
          <Skeleton shape="block" width="2.5rem" height="1.5rem" className={styles.type} />
          <span className={styles.name}>
            <Skeleton width="60%" {...(index === 0 && { label: 'Loading' })} />
          </span>
          <span className={styles.time}>
            <Skeleton width="5rem" />
          </span>
          <span className={styles.status}>
            <Skeleton width="4rem" />
          </span>
        </div>
      ))}
    </div>
  )
}
