import type { Meta, StoryObj } from '@storybook/react-vite'
import { UnsupportedBrowser as Page } from '../../mocks/demo/unsupported/UnsupportedBrowser.tsx'

export default { title: 'Demo/Unsupported browser', component: Page } satisfies Meta<typeof Page>

/** The browser has no service worker, or the site may not use it. */
export const NoServiceWorker: StoryObj<typeof Page> = { args: { obstacle: 'noServiceWorker' } }

/** The service worker is there, but the browser does not send it the requests, as with “Bypass for network”. */
export const Bypassed: StoryObj<typeof Page> = { args: { obstacle: 'bypassed' } }
