import { PRODUCT_NAME } from '../../../src/domain/product.ts'
import { AuthLayout } from '../../../src/ui/AuthLayout/AuthLayout.tsx'
import { Mark } from '../../../src/ui/Mark/Mark.tsx'
import * as styles from './UnsupportedBrowser.css.ts'

/** `noServiceWorker`: the browser has none or refuses it. `bypassed`: it does not get the requests of the page. */
export type Obstacle = 'noServiceWorker' | 'bypassed'

const MESSAGES: Record<Obstacle, { title: string; subtitle: string; steps: readonly string[] }> = {
  noServiceWorker: {
    title: 'The demo cannot start in this browser',
    subtitle:
      'It runs completely in the browser and needs a service worker for that, which is not available here.',
    steps: [
      'Open the demo at an address that starts with https:// or http://localhost.',
      'Use a window that is not private.',
      'Allow this site to store data, in the browser’s settings for cookies and site data.',
      'Use a current version of Chrome, Edge, Firefox or Safari.',
    ],
  },
  bypassed: {
    title: 'The demo’s service worker is bypassed',
    subtitle:
      'It answers the requests of the demo, but this browser does not send them to it. After a change, reload the page.',
    steps: [
      'In the developer tools, under Application and Service workers, turn off “Bypass for network”.',
      'Reload the page without holding Shift.',
      'Turn off extensions that block service workers.',
    ],
  },
}

export function UnsupportedBrowser({ obstacle }: { obstacle: Obstacle }) {
  const { title, subtitle, steps } = MESSAGES[obstacle]
  return (
    <AuthLayout brand={<Mark wordmark={PRODUCT_NAME} />} title={title} subtitle={subtitle}>
      <ul className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </AuthLayout>
  )
}
