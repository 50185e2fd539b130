import type { Meta, StoryObj } from '@storybook/react-vite'
import { UnsupportedBrowser as Page } from '../../mocks/demo/unsupported/UnsupportedBrowser.tsx'

export default {
  title: 'Demo/Unsupported browser',
  component: Page,
} satisfies Meta<typeof Page>

/** The browser has no service worker, or the site may not use it. */
export const NoServiceWorker: StoryObj<typeof Page> = {}
