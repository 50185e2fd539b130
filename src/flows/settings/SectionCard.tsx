import { Cloud, Laptop } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '../../ui/Card/Card.tsx'
import { Tooltip } from '../../ui/Tooltip/Tooltip.tsx'
import { SaveAnnouncement } from './SaveStatus.tsx'
import * as styles from './Section.css.ts'
import type { SectionProps } from './viewProps.ts'

/** A section whose settings are saved automatically, with an icon for where they are stored. */
export function SectionCard({
  title,
  state,
  children,
}: Pick<SectionProps, 'state'> & { title: string; children: ReactNode }) {
  return (
    <Card title={title} actions={<StorageIcon isDevice={state.context.accountId === null} />}>
      <div className={styles.stack}>{children}</div>
      <SaveAnnouncement state={state} />
    </Card>
  )
}

function StorageIcon({ isDevice }: { isDevice: boolean }) {
  const label = isDevice ? 'Saved on this device' : 'Saved to your account'
  const Icon = isDevice ? Laptop : Cloud
  return (
    <Tooltip content={label} repeatsName>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the tooltip opens on focus */}
      <span role="img" aria-label={label} tabIndex={0} className={styles.storage}>
        <Icon size={16} strokeWidth={1.6} aria-hidden="true" />
      </span>
    </Tooltip>
  )
}
