import type { ErrorInfo } from 'react'
import { log } from '../../lib/log/log.ts'

/** Without characters that look alike. 32 characters, so that every byte is as likely as any other. */
const CHARACTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

const ids = new WeakMap<object, string>()

/** The id of an error's report, like 'K7QM-3XRD': the same for the same error object. A thrown text has a new id each time. */
export function reportIdOf(error: unknown): string {
  const known = error instanceof Error ? ids.get(error) : undefined
  if (known !== undefined) return known
  const letters = [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => CHARACTERS.charAt(byte % 32))
  const id = `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`
  if (error instanceof Error) ids.set(error, id)
  return id
}

/** Logs an error that an error boundary has caught, with the report id that it shows. */
export function logCrash(error: unknown, { componentStack }: ErrorInfo): void {
  log.error('A page crashed.', {
    reportId: reportIdOf(error),
    path: location.pathname,
    error,
    componentStack,
  })
}
