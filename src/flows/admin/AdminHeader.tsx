import { ArrowLeft } from 'lucide-react'
import { Link as RouterLink } from 'react-router-dom'
import { PATHS } from '../../domain/paths.ts'
import { PRODUCT_NAME } from '../../domain/product.ts'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx'
import { Mark } from '../../ui/Mark/Mark.tsx'
import * as styles from './AdminView.css.ts'

export interface AdminHeaderProps {
  email: string
  onLogOut: () => void
}

export function AdminHeader({ email, onLogOut }: AdminHeaderProps) {
  return (
    <header className={styles.header}>
      <Mark wordmark={PRODUCT_NAME} />
      <Badge>Admin</Badge>
      <span className={styles.email} title={email}>
        {email}
      </span>
      <div className={styles.links}>
        <ButtonLink
          size="small"
          variant="quiet"
          icon={<ArrowLeft aria-hidden="true" />}
          render={<RouterLink to={PATHS.dashboard} />}
        >
          Back to Main App
        </ButtonLink>
        <Button size="small" variant="quiet" onClick={onLogOut}>
          Log Out
        </Button>
      </div>
    </header>
  )
}
