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
  /** The support form. */
  support: ReactNode
  onContactSupport: () => void
}

export function HelpView({ state, send, support, onContactSupport }: HelpViewProps) {
  return (
    <div className={styles.page}>
      <PageHeader
        title="Help Desk"
        subtitle="Answers about documents, evidence and your account, and a person to write to."
        actions={<ButtonLink href={`#${SUPPORT_ID}`}>Contact support</ButtonLink>}
      />
      <div className={styles.columns}>
        <div className={styles.column}>
          <Answers state={state} send={send} onContactSupport={onContactSupport} />
          {support}
        </div>
        <div className={styles.column}>
          <QuickLinks />
          <SystemStatus />
          <Resources onFollow={() => send({ type: 'search.edited', query: '' })} />
        </div>
      </div>
    </div>
  )
}
