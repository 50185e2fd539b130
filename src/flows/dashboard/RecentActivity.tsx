import { CircleDot, GitCompareArrows } from 'lucide-react'
import { Link as RouterLink } from 'react-router-dom'
import type { Disagreement, Document } from '../../api/types.ts'
import { displayStatusOf, newestFirst } from '../../domain/document.ts'
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
import { RECENT_DISAGREEMENTS, RECENT_DOCUMENTS, SYSTEM_READY } from './dashboard.ts'
import { documentSearchPath } from './documentSearchPath.ts'
import * as styles from './RecentActivity.css.ts'
import { Section } from './Section.tsx'
import type { DashboardProps } from './viewProps.ts'

export interface RecentActivityProps extends Pick<DashboardProps, 'state'> {
  /** Newest first. */
  disagreements: readonly Disagreement[]
  now: number
}

export function RecentActivity(props: RecentActivityProps) {
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
        <Rows {...props} />
      </Card>
    </Section>
  )
}

function Rows({ state, disagreements, now }: RecentActivityProps) {
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
      {newestFirst([...recentOf(disagreements, data.recent), ...data.recent]).map((item) => (
        <Row key={item.id} item={item} now={now} />
      ))}
    </ul>
  )
}

/** The newest open disagreements that were found since the oldest of the documents was uploaded. */
function recentOf(disagreements: readonly Disagreement[], documents: readonly Document[]): Disagreement[] {
  const since = documents.at(-1)?.created_at ?? ''
  return disagreements
    .filter(({ status, created_at }) => status === 'open' && Date.parse(created_at) >= Date.parse(since))
    .slice(0, RECENT_DISAGREEMENTS)
}

function Row({ item, now }: { item: Document | Disagreement; now: number }) {
  const isDocument = 'filename' in item
  const status = isDocument
    ? DOCUMENT_STATUS[displayStatusOf(item)]
    : ({ shape: 'half', label: item.kind === 'superseded' ? 'Superseded' : 'Contradiction' } as const)
  return (
    <li className={styles.row}>
      {isDocument ? (
        <FileTypeTag type={item.filename} className={styles.type} />
      ) : (
        <GitCompareArrows aria-hidden="true" className={styles.type} />
      )}
      <RouterLink
        to={isDocument ? documentSearchPath(item.filename) : PATHS.disagreements}
        className={styles.name}
      >
        <MiddleTruncate text={isDocument ? toDisplayName(item.filename) : item.subject} />
      </RouterLink>
      <time dateTime={item.created_at} className={styles.time}>
        <bdi>{formatRelativeTime(item.created_at, now)}</bdi>
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
