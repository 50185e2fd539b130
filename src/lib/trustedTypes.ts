interface Rules {
  /** Both return null for values that are not allowed. */
  createHTML: (html: string) => string | null
  createScriptURL: (url: string) => string | null
}

declare global {
  /** The part of the Trusted Types API that the app uses. Undefined in browsers without it. */
  var trustedTypes:
    | {
        createPolicy<Kind extends keyof Rules>(
          name: string,
          rules: Pick<Rules, Kind>,
        ): Record<Kind, (value: string) => string>
      }
    | undefined
}

/** A policy that allows certain strings where the Content-Security-Policy requires Trusted Types. */
export function createPolicy<Kind extends keyof Rules>(name: string, rules: Pick<Rules, Kind>) {
  return globalThis.trustedTypes?.createPolicy(name, rules)
}
