import { createPolicy } from './trustedTypes.ts'

let policy: ReturnType<typeof createPolicy<'createScriptURL'>>

/** Starts a module worker of this build. `url` comes from an import with `?worker&url`. */
export function startWorker(url: string): Worker {
  policy ??= createPolicy('engram-worker', {
    createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
  })
  return new Worker(policy?.createScriptURL(url) ?? url, { type: 'module' })
}
