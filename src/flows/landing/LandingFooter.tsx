import { use } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { PATHS } from '../../domain/paths.ts'
import { PRODUCT_NAME } from '../../domain/product.ts'
import { ContactEmail } from '../../modules/contact/contactEmail.ts'
import { Link } from '../../ui/Link/Link.tsx'
import * as styles from './LandingFooter.css.ts'

export function LandingFooter() {
  return (
    <footer className={styles.footer}>
      <span className={styles.name}>{PRODUCT_NAME}, private beta</span>
      <Link tone="quiet" standalone href={`mailto:${use(ContactEmail)}`}>
        Contact Us
      </Link>
      <Link tone="quiet" standalone render={<RouterLink to={PATHS.demoLogin} />}>
        Demo login
      </Link>
    </footer>
  )
}
