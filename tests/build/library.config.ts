import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

// Builds the components as a library, whose size library.test.ts checks: one entry per component, or one entry for all
// of them in the mode 'whole'.

const root = fileURLToPath(new URL('../..', import.meta.url))
const files = globSync('src/ui/*/*.tsx', { cwd: root }).sort()
const folderOf = (file: string) => file.split('/').at(-2) ?? file
const components = [...new Set(files.map(folderOf))]

/** An entry that exports everything in the files of a component, or of all components for any other name. */
const entries: Plugin = {
  name: 'engram-components',
  // Vite may have turned the name into a path.
  resolveId: (id) => id.match(/component:\w+$/)?.[0],
  load: (id) => {
    const [, name] = id.match(/^component:(\w+)$/) ?? []
    if (name === undefined) return
    const exported = components.includes(name) ? files.filter((file) => folderOf(file) === name) : files
    return exported.map((file, index) => `export * as part${index} from '${root}${file}'`).join('\n')
  },
}

/** A file of the build. `entry` is the component of an entry file, otherwise null. */
export interface BuiltFile {
  file: string
  entry: string | null
  imports: string[]
  modules: string[]
}

const outputList: Plugin = {
  name: 'engram-files',
  generateBundle: {
    // After Vite has removed the files that contain only styles.
    order: 'post',
    handler(_options, bundle) {
      const built: BuiltFile[] = Object.values(bundle)
        .filter((output) => output.type === 'chunk')
        .map(({ fileName, isEntry, name, imports, dynamicImports, moduleIds }) => ({
          file: fileName,
          entry: isEntry ? name : null,
          imports: [...imports, ...dynamicImports],
          modules: moduleIds,
        }))
      this.emitFile({ type: 'asset', fileName: 'files.json', source: JSON.stringify(built) })
    },
  },
}

export default defineConfig(({ mode }) => ({
  root,
  publicDir: false,
  logLevel: 'error',
  plugins: [entries, react(), vanillaExtractPlugin(), outputList],
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    emptyOutDir: true,
    target: 'es2023',
    lib: {
      entry: Object.fromEntries(
        (mode === 'whole' ? ['whole'] : components).map((name) => [name, `component:${name}`]),
      ),
      formats: ['es'],
    },
    // Every page loads React anyway; pdf.js is loaded with the first PDF.
    rolldownOptions: { external: /^(react|react-dom|pdfjs-dist)(\/|$)/, output: { minify: true } },
  },
}))
