import { useEffect, useState } from 'react'

/** The email that a setup link was sent to: null if unknown or without a token, undefined while it is loading. */
export function useLinkEmail(token: string | null): string | null | undefined {
  const [email, setEmail] = useState<string | null | undefined>(token === null ? null : undefined)

  useEffect(() => {
    if (token === null) return
    const controller = new AbortController()
    const finish = (found: string | null) => {
      if (!controller.signal.aborted) setEmail(found)
    }
    import('../../hosted/setup.ts')
      .then(({ lookUpSetup }) => lookUpSetup(token, controller.signal))
      .then(
        (lookup) => finish('setup' in lookup ? lookup.setup.email : null),
        () => finish(null),
      )
    return () => controller.abort()
  }, [token])

  return email
}
