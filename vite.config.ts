import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import type { CSSOptions, Plugin } from 'vite'
import { defineConfig, loadEnv } from 'vite'
import { sharedFiles } from './scripts/chunks/sharedFiles.ts'
import { demoWorld } from './scripts/demoWorld.ts'
import { securityHeaders } from './scripts/deployment/headers.ts'
import { refuseServices } from './scripts/deployment/missingService.ts'
import { releasePlugin } from './scripts/deployment/release.ts'
import { servicesOf } from './scripts/deployment/services.ts'
import { offline } from './scripts/offline.ts'
import { prerender } from './scripts/prerender/plugin.ts'
import { shrinkPackages, tesseractInBrowser } from './scripts/shrinkPackages.ts'

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

/**
 * Serves a build without compression: on the same machine, compressing takes longer than the bytes it saves. As on other
 * servers, browsers keep the files whose name has a hash of their content.
 */
function localPreview(): Plugin {
  return {
    name: 'engram-local-preview',
    configurePreviewServer: ({ middlewares, config }) => {
      middlewares.use((request, response, next) => {
        delete request.headers['accept-encoding']
        const { pathname } = new URL(request.url ?? '/', 'http://localhost')
        // A missing file is answered with the page, which must not be kept.
        if (pathname.startsWith('/assets/') && existsSync(join(config.root, config.build.outDir, pathname)))
          response.setHeader('Cache-Control', 'public, max-age=31536000, immutable')
        next()
      })
    },
  }
}

/** The services are not on this server: a page that misses the demo's backend, or its address, gets an error. */
function missingServices(): Plugin {
  return {
    name: 'engram-missing-services',
    configureServer: ({ middlewares }) => void middlewares.use(refuseServices),
    configurePreviewServer: ({ middlewares }) => void middlewares.use(refuseServices),
  }
}

/** The browser loads the settings while it loads the code that reads them. See public/theme.js. */
function preloadSettings(): Plugin {
  return {
    name: 'engram-preload-settings',
    apply: 'build',
    transformIndexHtml: (html) => html.replace('src="/theme.js"', '$& data-preload="/config.json"'),
  }
}

type PostcssPlugin = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>[number]

/**
 * For the app, the window ends above the demo's bar, whose height is --window-inset (see mocks/demo/bar/DemoBar.css.ts):
 * elements as high as the window, and those that are placed in it, exclude the bar.
 */
const excludeDemoBar: PostcssPlugin = {
  postcssPlugin: 'engram-demo-bar',
  Once(root) {
    const inset = 'var(--window-inset, 0px)'
    root.walkDecls((declaration) => {
      declaration.value = declaration.value.replaceAll(/100[ds]vh/g, `calc($& - ${inset})`)
    })
    root.walkDecls('position', ({ value: position, parent }) => {
      if (position !== 'fixed' && position !== 'sticky') return
      parent?.walkDecls(/^inset(-block(-end)?)?$/, (declaration) => {
        const { prop, value } = declaration
        // Two values, or one that scripts change, are of elements that keep clear of the bar themselves.
        if (/\s|var\(/.test(value)) return
        const end = `calc(${value === '0' ? '0px' : value} + ${inset})`
        const before = { inset: `${value} ${value} `, 'inset-block': `${value} `, 'inset-block-end': '' }[
          prop
        ]
        declaration.value = `${before}${end}${prop === 'inset' ? ` ${value}` : ''}`
      })
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
    'tesseract.js-core/tesseract-core-simd-lstm.js',
  ],
}

/** Of the demo: a file of its own runs before those that use the page's storage. */
const STORAGE = { name: 'storage', priority: 3, test: /\/mocks\/demo\/storage\/(pageStorage|memoryStorage)/ }

/**
 * What is of use only to those who change the build: which plugin took how long, and which module of a dynamic import some
 * page needs at its start. `npm run size` limits what each page loads.
 */
const QUIET = { bundlerTimings: false, ineffectiveDynamicImport: false }

export default defineConfig(({ mode }) => {
  const isDemo = mode === 'demo'
  const env = loadEnv(mode, import.meta.dirname)
  return {
    plugins: [
      react(),
      vanillaExtractPlugin(),
      releasePlugin(),
      demoWorld(),
      ...shrinkPackages(),
      missingServices(),
      ...(isDemo ? [demoEntry(), msw(), offline('demo')] : [preloadSettings()]),
      ...(isDemo || process.env.STORYBOOK !== undefined ? [] : [prerender(), offline('production')]),
      ...(isDemo || mode === 'storybook' ? [localPreview()] : []),
    ],
    worker: {
      format: 'es',
      plugins: () => [demoWorld(), tesseractInBrowser()],
      rolldownOptions: { checks: QUIET },
    },
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
      // A reader of PDFs is large; npm run size limits what each page loads.
      chunkSizeWarningLimit: 4000,
      // Browsers without it load the same files, only later. In the demo, browsers do not use preloads and print a warning
      // for each, because a service worker serves the files.
      modulePreload: isDemo ? false : { polyfill: false },
      rolldownOptions: {
        checks: QUIET,
        // Storybook also uses this config and has its own chunks.
        ...(process.env.STORYBOOK === undefined && {
          output: { codeSplitting: { groups: [STORAGE, ...sharedFiles()] } },
        }),
      },
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
