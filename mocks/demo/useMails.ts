import { useEffect, useState } from 'react'
import type { Handle } from '../backend.ts'
import type { MailRow } from '../hosted/rows.ts'
import { MAILS } from './paths.ts'
import type { WatchedBackend } from './watchCalls.ts'

/** How often the mails are asked for while the page is in sight, in milliseconds: another tab may cause some. */
const EVERY = 4000

async function readMails(handle: Handle): Promise<MailRow[]> {
  const response = await handle(new Request(new URL(MAILS, location.href)))
  return response.ok ? response.json() : []
}

/** What the provider has mailed, newest first. */
export function useMails({ handle, listen }: WatchedBackend): readonly MailRow[] {
  const [mails, setMails] = useState<readonly MailRow[]>([])

  useEffect(() => {
    let isGone = false
    const read = async () => {
      const found = await readMails(handle)
      if (!isGone) setMails((known) => (known.length === found.length ? known : found.toReversed()))
    }
    const readInSight = () => {
      if (document.visibilityState === 'visible') void read()
    }
    void read()
    const timer = setInterval(readInSight, EVERY)
    const unlisten = listen('mailed', read)
    return () => {
      isGone = true
      clearInterval(timer)
      unlisten()
    }
  }, [handle, listen])

  return mails
}
