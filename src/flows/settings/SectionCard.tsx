import { Cloud, Laptop } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '../../ui/Card/Card.tsx'
import { SaveAnnouncement } from './SaveStatus.tsx'
import * as styles from './Section.css.ts'
import type { SectionProps } from './viewProps.ts'

/** A section whose settings are saved automatically, which says where they are stored. */
export function SectionCard({
  title,
  state,
  children,
}: Pick<SectionProps, 'state'> & { title: string; children: ReactNode }) {
  return (
    <Card title={title} actions={<StoragePlace isDevice={state.context.accountId === null} />}>
      <div className={styles.stack}>{children}</div>
      <SaveAnnouncement state={state} />
    </Card>
  )
}

function StoragePlace({ isDevice }: { isDevice: boolean }) {
  const Icon = isDevice ? Laptop : Cloud
  return (
    <span className={styles.storage}>
      <Icon size={16} strokeWidth={1.6} aria-hidden="true" />
      {isDevice ? 'Saved on this device' : 'Saved to your account'}
    </span>
  )
}
