import type { ReactNode } from 'react'
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx'
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx'
import { Answers } from './Answers.tsx'
import * as styles from './HelpView.css.ts'
import { QuickLinks } from './QuickLinks.tsx'
import { Resources } from './Resources.tsx'
import { SUPPORT_ID } from './SupportView.tsx'
import { SystemStatus } from './SystemStatus.tsx'
import type { HelpProps } from './viewProps.ts'

export interface HelpViewProps extends HelpProps {
  support: ReactNode
  onContactSupport: () => void
}

export function HelpView({ state, send, support, onContactSupport }: HelpViewProps) {
  return (
    <div className={styles.page}>
      <PageHeader
        title="Help Desk"
        subtitle="Find answers or contact us."
        actions={<ButtonLink href={`#${SUPPORT_ID}`}>Contact support</ButtonLink>}
      />
      <div className={styles.columns}>
        <Answers state={state} send={send} onContactSupport={onContactSupport} />
        {support}
      </div>
      <div className={styles.links}>
        <QuickLinks />
        <Resources onFollow={(anchor) => send({ type: 'link.followed', anchor })} />
        <SystemStatus />
      </div>
    </div>
  )
}
