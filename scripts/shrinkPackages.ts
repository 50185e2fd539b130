import type { Plugin } from 'vite'

const ICON_CREATOR = `${import.meta.dirname.replaceAll('\\', '/').replace(/\/[^/]*$/, '')}/src/ui/createIcon.ts`

const EMPTY_MODULE = '\0engram-empty'

/**
 * Where the router branches for its framework and its data routers, which the app does not use: pages prefetched by links,
 * error elements of routes, and navigation by the data router.
 */
const DATA_ROUTER: readonly [RegExp, string][] = [
  [/return shouldPrefetch && !isAbsolute \? .* : link;/, 'return link;'],
  [
    /return dataRouterState && \([^)]*\) \? [^;]*RenderErrorBoundary,[^;]*: getChildren\(\);/,
    'return getChildren();',
  ],
  [/^RenderErrorBoundary\.contextType = \w+;$/m, ''],
  [/return isDataRoute \? useNavigateStable\(\) : /, 'return '],
]

/** Throws if the package has changed at one of these places. */
function withoutDataRouter(code: string): string {
  return DATA_ROUTER.reduce((shorter, [pattern, replacement]) => {
    if (!pattern.test(shorter)) throw new Error(`react-router no longer contains ${pattern}.`)
    return shorter.replace(pattern, replacement)
  }, code)
}

/** Tesseract uses modules of Node only there. Its worker brings a PDF library with more decoders than that of unpdf. */
export function tesseractInBrowser(): Plugin {
  let isPageWorker = false
  return {
    name: 'engram-tesseract-in-browser',
    enforce: 'pre',
    buildStart({ input }) {
      isPageWorker = JSON.stringify(input).includes('page.worker')
    },
    resolveId: {
      filter: { id: /^(fs|crypto|unpdf\/pdfjs)$/ },
      handler: (id, importer) =>
        importer?.includes('/tesseract.js-core/') || (id === 'unpdf/pdfjs' && isPageWorker)
          ? EMPTY_MODULE
          : null,
    },
    load: { filter: { id: /engram-empty$/ }, handler: () => 'export default {}' },
  }
}

/** Leaves out what the app does not use of packages that every page loads. */
export function shrinkPackages(): Plugin[] {
  return [
    {
      // The package publishes only its development build, and names its components by statements that the bundler has
      // to keep.
      name: 'engram-shrink-router',
      apply: 'build',
      transform: {
        filter: { id: /node_modules\/react-router\/dist\/development\/.*\.mjs$/ },
        handler: (code) => ({
          code: (code.includes('function usePrefetchBehavior(') ? withoutDataRouter(code) : code)
            .replace(/^\w+\.displayName = "\w+";$/gm, '')
            .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;')
            .replace(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1'),
          map: null,
        }),
      },
    },
    {
      // The package's own function also serves other frameworks and a provider of defaults.
      name: 'engram-shrink-icons',
      apply: 'build',
      enforce: 'pre',
      resolveId: {
        filter: { id: /\/createLucideIcon\.mjs$/ },
        handler: (_, importer) => (importer?.includes('/lucide-react/dist/esm/icons/') ? ICON_CREATOR : null),
      },
    },
  ]
}
