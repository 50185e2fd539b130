import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import type { CSSOptions, Plugin } from 'vite'
import { defineConfig, loadEnv } from 'vite'
import { securityHeaders } from './scripts/deployment/headers.ts'
import { releasePlugin } from './scripts/deployment/release.ts'
import { servicesOf } from './scripts/deployment/services.ts'
import { offline } from './scripts/offline.ts'
import { shrinkPackages } from './scripts/shrinkPackages.ts'

/** Demo mode uses another entry module, so that no file of src refers to mocks. */
function demoEntry(): Plugin {
  return {
    name: 'engram-demo-entry',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace('/src/main.tsx', '/mocks/demo/main.tsx'),
    },
  }
}

/** Serves a build without compression: on the same machine, compressing takes longer than the bytes it saves. */
function uncompressedPreview(): Plugin {
  return {
    name: 'engram-uncompressed-preview',
    configurePreviewServer: ({ middlewares }) => {
      middlewares.use((request, _response, next) => {
        delete request.headers['accept-encoding']
        next()
      })
    },
  }
}

/** The browser loads the settings while it loads the code that reads them. */
function preloadSettings(): Plugin {
  return {
    name: 'engram-preload-settings',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'link',
        attrs: { rel: 'preload', href: '/config.json', as: 'fetch', crossorigin: true },
        injectTo: 'head',
      },
    ],
  }
}

type PostcssPlugin = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>[number]

/**
 * Elements as high as the window exclude the demo's bar, whose height on narrow windows is --window-inset (see
 * mocks/demo/bar/DemoBar.css.ts).
 */
const excludeDemoBar: PostcssPlugin = {
  postcssPlugin: 'engram-demo-bar',
  Once(root) {
    root.walkDecls((declaration) => {
      declaration.value = declaration.value.replaceAll('100dvh', 'calc(100dvh - var(--window-inset, 0px))')
    })
  },
}

/** All dependencies of the demo and its worker: a package discovered later reloads the page. */
const DEMO_DEPENDENCIES = {
  entries: ['index.html', 'mocks/demo/main.tsx', 'mocks/demo/worker.ts'],
  include: [
    '@supabase/supabase-js',
    '@vanilla-extract/recipes/createRuntimeFn',
    'msw/browser',
    'mammoth',
    'msw/experimental',
  ],
}

const packages = (...names: string[]) => `node_modules/(${names.join('|')})/`
const components = (...names: string[]) => `src/ui/(${names.join('|')})/`
const files = (...paths: string[]) => `(${paths.join('|')})\\.`
const group = (name: string, priority: number, ...places: string[]) => ({
  name,
  priority,
  test: new RegExp(`/(${places.join('|')})`),
})

/**
 * Modules that are loaded together are in one file. By default the bundler would create dozens of small shared files,
 * which compress badly. The sizes are tested in tests/build/production.test.ts.
 */
const CHUNKS = [
  /** Of the demo: a file of its own runs before those that use the page's storage. */
  group('storage', 5, 'mocks/demo/storage/(pageStorage|memoryStorage)'),
  /** Every page. */
  group(
    'framework',
    4,
    packages('react', 'react-dom', 'scheduler', 'react-router', 'react-router-dom'),
    packages('xstate', '@xstate', 'use-sync-external-store'),
  ),
  /** The landing page and the sign-in pages. */
  group(
    'base',
    3,
    components('Button', 'ButtonLink', 'Card', 'EmptyState', 'ErrorState'),
    files('src/ui/(Backdrop/(Backdrop|conditions|usePicture)|createIcon|renderElement)'),
    components('IconButton', 'Link', 'Mark', 'ScaleCells', 'ScaleLegend', 'Skeleton'),
    components('SkipLink', 'Spinner', 'VisuallyHidden'),
    files('src/theme/(cx|media|ramp|scale|themeSetting)', 'src/app/ThemeButton'),
    files('src/domain/(confidence|product|paths)', 'src/flows/secret-sequence/\\w+'),
    files('src/lib/(messageOf|scale|useLoaded|xstate/(fromCall|notProvided|useEmitted))'),
    packages('@vanilla-extract/recipes/dist'),
    files('lucide-react/dist/esm/icons/(arrow-down|moon|sun)'),
  ),
  /** Every form. */
  group(
    'fields',
    2,
    components('Field', 'Notice', 'PasswordField', 'TextField'),
    packages('@base-ui/react/field', 'valibot'),
  ),
  /** Dialogs and toasts. */
  group('overlays', 1, components('Dialog'), packages('@base-ui/react/(dialog|toast)')),
]

export default defineConfig(({ mode }) => {
  const isDemo = mode === 'demo'
  const env = loadEnv(mode, import.meta.dirname)
  return {
    plugins: [
      react(),
      vanillaExtractPlugin(),
      releasePlugin(),
      ...shrinkPackages(),
      ...(isDemo ? [demoEntry(), msw(), offline('demo')] : [preloadSettings()]),
      ...(isDemo || process.env.STORYBOOK !== undefined ? [] : [offline('production')]),
      ...(isDemo || mode === 'storybook' ? [uncompressedPreview()] : []),
    ],
    worker: { format: 'es' },
    resolve: {
      alias: [
        {
          find: 'decode-named-character-reference',
          replacement: `${import.meta.dirname}/src/lib/decodeEntity.ts`,
        },
        // React itself has the hook that the shim adds to older versions.
        {
          find: /^use-sync-external-store\/shim(?=$|\/with-selector$)/,
          replacement: 'use-sync-external-store',
        },
      ],
    },
    ...(isDemo && {
      optimizeDeps: DEMO_DEPENDENCIES,
      css: { postcss: { plugins: [excludeDemoBar] } },
    }),
    build: {
      outDir: isDemo ? 'dist/demo' : 'dist/app',
      target: 'es2023',
      // Browsers without it load the same files, only later. In the demo, browsers do not use preloads and print a warning
      // for each, because a service worker serves the files.
      modulePreload: isDemo ? false : { polyfill: false },
      // Storybook also uses this config and has its own chunks.
      ...(process.env.STORYBOOK === undefined && {
        rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
      }),
    },
    server: { host: '127.0.0.1', port: 5173 },
    preview: {
      host: '127.0.0.1',
      port: 4173,
      // Storybook's own pages contain inline scripts.
      ...(mode !== 'storybook' && {
        headers: securityHeaders({ services: servicesOf(env), isDemo }),
      }),
    },
  }
})
