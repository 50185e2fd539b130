import { DirectionProvider } from '@base-ui/react/direction-provider'
import type { Preview } from '@storybook/react-vite'
import { http } from 'msw'
import { setupWorker } from 'msw/browser'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { type ComponentProps, createElement, lazy, Suspense } from 'react'
import { env } from '../src/config/env.ts'
import { ContactEmail } from '../src/modules/contact/contactEmail.ts'
import '../src/theme/global.css.ts'
import { initialLiveGlobals, liveGlobalTypes } from '../stories/support/liveGlobals.ts'
import { applyToPage, INITIAL_VALUES, TEXT_SIZES } from './applyToPage.ts'
import './fonts.css'
// Before the first story, because no picture waits for decoration.
import '../src/ui/Backdrop/BackdropPicture.tsx'
import { mount, runStep } from './playing.ts'
import { readableTypes } from './readableTypes.ts'

/** Stories that call the backend bring their own handlers; other requests fail instead of reaching the network. */
const noBackend = ['*/api/v1/*', '*/hosted/*/v1/*'].map((path) => http.all(path, () => Response.error()))

/** Loaded only on docs pages, so that tests do not wait for it. */
const DocsPage = lazy(() => import('./DocsPage.tsx'))
const CatalogueDocs = lazy(() => import('../stories/catalogue/CatalogueDocs.tsx'))

const preview: Preview = {
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { icon: 'contrast', items: ['dark', 'light'], dynamicTitle: true },
    },
    motion: {
      description: 'Motion',
      toolbar: {
        icon: 'lightning',
        items: [
          { value: 'system', title: 'System motion' },
          { value: 'reduce', title: 'Reduced motion' },
          { value: 'full', title: 'Full motion' },
        ],
        dynamicTitle: true,
      },
    },
    textSize: {
      description: 'Text size',
      toolbar: {
        icon: 'paragraph',
        items: Object.entries(TEXT_SIZES).map(([value, percent]) => ({ value, title: `Text ${percent} %` })),
        dynamicTitle: true,
      },
    },
    direction: {
      description: 'Direction',
      toolbar: {
        icon: 'transfer',
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
        dynamicTitle: true,
      },
    },
    ...liveGlobalTypes,
  },
  initialGlobals: { ...INITIAL_VALUES, ...initialLiveGlobals },
  loaders: [
    mswLoader(async () => {
      const worker = setupWorker(...noBackend)
      await worker.start({ quiet: true, onUnhandledFrame: 'bypass' })
      return worker
    }),
  ],
  argTypesEnhancers: [readableTypes],
  mount,
  runStep,
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: {
      container: (props: ComponentProps<typeof DocsPage>) =>
        createElement(Suspense, null, createElement(DocsPage, props)),
      page: () => createElement(Suspense, null, createElement(CatalogueDocs)),
    },
    options: {
      // The order is in stories/catalogue/entryOrder.ts; main.ts provides the function.
      storySort: (a, b) => globalThis.compareCatalogueEntries(a, b),
    },
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
    (Story, { globals, parameters }) => {
      applyToPage(globals, parameters.textSize)
      return createElement(
        DirectionProvider,
        { direction: globals.direction },
        createElement(ContactEmail, { value: env().contactEmail }, createElement(Story)),
      )
    },
  ],
}

export default preview
