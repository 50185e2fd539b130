import type { StorybookConfig } from '@storybook/react-vite'
import { msw } from 'msw/vite'
import { mergeConfig } from 'vite'
import { compareEntries } from '../stories/catalogue/entryOrder.ts'
import { markEntries, tags } from './checks.ts'
import { chromaticPlugin } from './chromatic.ts'
import { readPropsOfComponentsOnly } from './componentProps.ts'
import { DEPENDENCIES } from './dependencies.ts'
import { fileGatesPlugin } from './fileGates.ts'
import { keepNames } from './keepNames.ts'
import { sourceFacts } from './sourceFacts.ts'

declare global {
  var compareCatalogueEntries: typeof compareEntries
}

// Storybook evaluates the function `storySort` of preview.ts in this process, without its imports.
globalThis.compareCatalogueEntries = compareEntries

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', 'storybook-addon-pseudo-states'],
  experimental_indexers: (indexers) => (indexers ?? []).map(markEntries),
  tags,
  // The previews of the flows.
  staticDirs: [{ from: '../tests/visual/baselines/dark-1280', to: '/pictures' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  viteFinal: async (viteConfig, { configType }) => {
    await readPropsOfComponentsOnly(viteConfig.plugins)
    return mergeConfig(viteConfig, {
      // A build prints no list of its files.
      logLevel: configType === 'PRODUCTION' ? 'warn' : 'info',
      plugins: [
        msw({ mode: 'worker-only' }),
        sourceFacts(),
        fileGatesPlugin(),
        keepNames(),
        // Reads all stories once more, for which other builds have no use.
        process.env.CHROMATIC ? chromaticPlugin() : null,
      ],
      optimizeDeps: { include: DEPENDENCIES },
      // What every environment must set, see src/config/settings.ts.
      define: {
        'import.meta.env.VITE_HOSTED_KEY': '"public"',
        'import.meta.env.VITE_CONTACT_EMAIL': '"hello@engram.example"',
      },
    })
  },
}

export default config
