import { PRODUCT_NAME } from '../../../src/domain/product.ts'
import { AuthLayout } from '../../../src/ui/AuthLayout/AuthLayout.tsx'
import { Mark } from '../../../src/ui/Mark/Mark.tsx'
import * as styles from './UnsupportedBrowser.css.ts'

/** The page of browsers in which the demo cannot run, because they have no service worker or refuse it. */
export function UnsupportedBrowser() {
  return (
    <AuthLayout
      brand={<Mark wordmark={PRODUCT_NAME} />}
      title="The demo cannot start in this browser"
      subtitle="It runs completely in the browser and needs a service worker for that, which is not available here."
    >
      <ul className={styles.steps}>
        <li>Open the demo at an address that starts with https:// or http://localhost.</li>
        <li>Use a window that is not private.</li>
        <li>Allow this site to store data, in the browser’s settings for cookies and site data.</li>
        <li>Use a current version of Chrome, Edge, Firefox or Safari.</li>
      </ul>
    </AuthLayout>
  )
}
