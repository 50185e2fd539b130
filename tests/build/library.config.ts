import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

// The components as a library for library.test.ts to weigh: each an entry of its own, or all of them one (mode 'whole').

const root = fileURLToPath(new URL('../..', import.meta.url))
const files = globSync('src/ui/*/*.tsx', { cwd: root }).sort()
const folderOf = (file: string) => file.split('/').at(-2) ?? file
const components = [...new Set(files.map(folderOf))]

/** An entry with all that the files of a component offer; of all components, where it names none. */
const entries: Plugin = {
  name: 'engram-components',
  // Vite has made a path of the name.
  resolveId: (id) => id.match(/component:\w+$/)?.[0],
  load: (id) => {
    const [, name] = id.match(/^component:(\w+)$/) ?? []
    if (name === undefined) return
    const own = components.includes(name) ? files.filter((file) => folderOf(file) === name) : files
    return own.map((file, index) => `export * as part${index} from '${root}${file}'`).join('\n')
  },
}

/** What is written of each file of the library: the component that it is the entry of, if any. */
export interface BuiltFile {
  file: string
  entry: string | null
  imports: string[]
  modules: string[]
}

const listing: Plugin = {
  name: 'engram-files',
  generateBundle: {
    // After Vite has taken out the files that held nothing but styles.
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
  plugins: [entries, react(), vanillaExtractPlugin(), listing],
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
    // React is every page's; pdf.js is fetched with the first page of a PDF.
    rolldownOptions: { external: /^(react|react-dom|pdfjs-dist)(\/|$)/, output: { minify: true } },
  },
}))
