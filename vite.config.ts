import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import type { Plugin } from 'vite'
import { defineConfig } from 'vite'

/** Demo mode is the same page with another entry, so that no file of src knows about mocks. */
function demoEntry(): Plugin {
  return {
    name: 'engram-demo-entry',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace('/src/main.tsx', '/mocks/demo/main.tsx'),
    },
  }
}

/** All that the demo reaches, its worker included: a package found late makes the page load anew. */
const DEMO_DEPENDENCIES = {
  entries: ['index.html', 'mocks/demo/main.tsx', 'mocks/demo/worker.ts'],
  include: [
    '@supabase/supabase-js',
    '@vanilla-extract/recipes/createRuntimeFn',
    'msw/browser',
    'msw/experimental',
  ],
}

export default defineConfig(({ mode }) => {
  const isDemo = mode === 'demo'
  return {
    plugins: [react(), vanillaExtractPlugin(), ...(isDemo ? [demoEntry(), msw()] : [])],
    worker: { format: 'es' },
    ...(isDemo && { optimizeDeps: DEMO_DEPENDENCIES }),
    build: { outDir: isDemo ? 'dist/demo' : 'dist/app', target: 'es2023' },
    server: { host: '127.0.0.1', port: 5173 },
    preview: { host: '127.0.0.1', port: 4173 },
  }
})
