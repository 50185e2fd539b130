import type { Preview } from '@storybook/react-vite'
import { http } from 'msw'
import { setupWorker } from 'msw/browser'
import { mswLoader } from 'msw-storybook-addon/csf3'
import '../src/theme/global.css.ts'

/** A story that asks the backend brings one; a request without it fails instead of reaching the network. */
const noBackend = http.all('*/api/v1/*', () => Response.error())

const preview: Preview = {
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { icon: 'contrast', items: ['dark', 'light'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'dark' },
  loaders: [
    mswLoader(async () => {
      const worker = setupWorker(noBackend)
      await worker.start({ quiet: true, onUnhandledFrame: 'bypass' })
      return worker
    }),
  ],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true },
    viewport: {
      options: {
        desktop: { name: '1280', styles: { width: '1280px', height: '900px' } },
        tablet: { name: '768', styles: { width: '768px', height: '1024px' } },
        phone: { name: '390', styles: { width: '390px', height: '844px' } },
        small: { name: '320', styles: { width: '320px', height: '640px' } },
      },
    },
  },
  decorators: [
    (Story, { globals }) => {
      document.documentElement.dataset.theme = globals.theme
      return <Story />
    },
  ],
}

export default preview
