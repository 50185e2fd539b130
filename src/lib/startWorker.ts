import { createPolicy } from './trustedTypes.ts'

let policy: ReturnType<typeof createPolicy<'createScriptURL'>>

/** Starts a module worker of this build. `url` comes from an import with `?worker&url`. */
export function startWorker(url: string): Worker {
  return new Worker(scriptUrl(url), { type: 'module' })
}

/** The URL of a script of this build in the form that the Content-Security-Policy requires for workers. */
export function scriptUrl(url: string): string {
  policy ??= createPolicy('engram-worker', {
    createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
  })
  return policy?.createScriptURL(url) ?? url
}
