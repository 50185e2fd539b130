import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { kibOfGzip } from './builtFiles.ts'

/** The JavaScript of a page with only React and the router, in KiB after gzip. */
export async function minimumSize(): Promise<number> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    plugins: [react()],
    build: {
      write: false,
      target: 'es2023',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: fileURLToPath(new URL('minimumPage.tsx', import.meta.url)) },
    },
  })
  const outputs = 'output' in result ? result.output : []
  return outputs.reduce((sum, file) => sum + (file.type === 'chunk' ? kibOfGzip(file.code) : 0), 0)
}
