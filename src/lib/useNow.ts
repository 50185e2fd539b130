import { useEffect, useState } from 'react'

/** How often 'x minutes ago' is looked at again, in milliseconds. */
const TICK = 30_000

/** The present moment in milliseconds, for times that are told relative to it. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK)
    return () => clearInterval(timer)
  }, [])
  return now
}
