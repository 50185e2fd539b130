import { useEffect, useState } from 'react'
import type { Handle } from '../backend.ts'
import { CONTROL_PATHS } from '../control/paths.ts'
import type { MailRow } from '../hosted/rows.ts'
import type { WatchedBackend } from './watchCalls.ts'

/** Emails are polled while the page is visible, because another tab may cause some. */
const POLL_INTERVAL_MS = 4000

async function readMails(handle: Handle): Promise<MailRow[]> {
  const response = await handle(new Request(new URL(CONTROL_PATHS.mails, location.href)))
  return response.ok ? response.json() : []
}

/** The sent emails, newest first. */
export function useMails({ handle, listen }: WatchedBackend): readonly MailRow[] {
  const [mails, setMails] = useState<readonly MailRow[]>([])

  useEffect(() => {
    let isUnmounted = false
    const read = async () => {
      const found = await readMails(handle)
      if (!isUnmounted) setMails((known) => (known.length === found.length ? known : found.toReversed()))
    }
    const readIfVisible = () => {
      if (document.visibilityState === 'visible') void read()
    }
    void read()
    const timer = setInterval(readIfVisible, POLL_INTERVAL_MS)
    const unlisten = listen('mailed', read)
    return () => {
      isUnmounted = true
      clearInterval(timer)
      unlisten()
    }
  }, [handle, listen])

  return mails
}
