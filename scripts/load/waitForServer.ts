import { setTimeout as delay } from 'node:timers/promises'

/** Resolves when this URL answers with a success. The caller ends the process if the server exits. */
export async function waitForServer(url: string): Promise<void> {
  for (;;) {
    const isReady = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await delay(100)
  }
}
