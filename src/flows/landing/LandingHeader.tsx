import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { PATHS } from '../../domain/paths.ts'
import { PRODUCT_NAME } from '../../domain/product.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx'
import { Mark } from '../../ui/Mark/Mark.tsx'
import * as styles from './LandingHeader.css.ts'
import type { RequestButtonProps } from './requestButtonProps.ts'
import { SectionLink } from './SectionLink.tsx'

export interface LandingHeaderProps {
  themeButton: ReactNode
  requestButtonProps: RequestButtonProps
}

export function LandingHeader({ themeButton, requestButtonProps }: LandingHeaderProps) {
  return (
    <header className={styles.header}>
      <Link to={PATHS.home} className={styles.brand}>
        <Mark wordmark={PRODUCT_NAME} />
      </Link>
      <nav aria-label="Main" className={styles.links}>
        <SectionLink to="philosophy" className={styles.wideOnly}>
          Philosophy
        </SectionLink>
        <SectionLink to="capabilities" className={styles.wideOnly}>
          Capabilities
        </SectionLink>
        {themeButton}
        <ButtonLink variant="quiet" render={<Link to={PATHS.demoLogin} />}>
          Demo login
        </ButtonLink>
        <Button className={styles.wideOnly} {...requestButtonProps}>
          Request Demo Access
        </Button>
      </nav>
    </header>
  )
}
