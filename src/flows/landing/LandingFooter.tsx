import { Link as RouterLink } from 'react-router-dom'
import { PATHS } from '../../domain/paths.ts'
import { PRODUCT_NAME } from '../../domain/product.ts'
import { Link } from '../../ui/Link/Link.tsx'
import * as styles from './LandingFooter.css.ts'

/** The footer with contact and demo login. */
export function LandingFooter({ contactEmail }: { contactEmail: string }) {
  return (
    <footer className={styles.footer}>
      <span className={styles.name}>{PRODUCT_NAME}, private beta</span>
      <Link tone="quiet" standalone href={`mailto:${contactEmail}`}>
        Contact Us
      </Link>
      <Link tone="quiet" standalone render={<RouterLink to={PATHS.demoLogin} />}>
        Demo login
      </Link>
    </footer>
  )
}
