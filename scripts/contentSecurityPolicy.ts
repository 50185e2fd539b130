/** The origins of other hosts among the addresses of services, each once. A path is an address of the app's own origin. */
export function originsOf(services: readonly (string | undefined)[]): string[] {
  return [...new Set(services.flatMap((url) => (url && URL.canParse(url) ? [new URL(url).origin] : [])))]
}

export interface Build {
  /** The addresses of the backend and the provider. */
  readonly services: readonly (string | undefined)[]
  readonly isDemo: boolean
  /** Where browsers report violations, under the name `csp` of the header Reporting-Endpoints. */
  readonly reportUrl?: string | undefined
}

export function contentSecurityPolicy({ services, isDemo, reportUrl }: Build): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    // pdf.js decodes JPEG 2000 and JBIG2 images with WebAssembly.
    'script-src': ["'self'", "'wasm-unsafe-eval'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...originsOf(services)],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // src/lib/startWorker.ts, src/lib/decodeEntity.ts and, in the demo, mocks/demo/intercept.ts.
    'trusted-types': ['engram-worker', 'engram-entity', ...(isDemo ? ['default'] : [])],
    // Browsers without report-to use report-uri.
    ...(reportUrl && { 'report-uri': [reportUrl], 'report-to': ['csp'] }),
  }
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}
