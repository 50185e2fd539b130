/**
 * The text for every response with status 429, of both services. `retryAfterMs`: the delay that the service asks for;
 * null if it names none.
 */
export function tooManyAttempts(retryAfterMs: number | null): string {
  return `Too many attempts. Wait ${waitingTime(retryAfterMs ?? 60_000)}, then try again.`
}

/** Rounded up, so that the wait is over when the time has passed. */
function waitingTime(milliseconds: number): string {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000))
  if (seconds < 60) return seconds === 1 ? 'a second' : `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 60) return minutes === 1 ? 'a minute' : `${minutes} minutes`
  const hours = Math.ceil(minutes / 60)
  return hours === 1 ? 'an hour' : `${hours} hours`
}
