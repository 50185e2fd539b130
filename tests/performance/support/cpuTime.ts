/**
 * The CPU time of this process, in microseconds. Other processes hardly change it. Garbage of earlier work is collected
 * before, so that it is not counted.
 */
export async function cpuTime(work: () => unknown): Promise<number> {
  if (gc === undefined)
    throw new Error('Run Node with --expose-gc, as vitest.config.ts does for these tests.')
  gc()
  const start = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(start)
  return user + system
}
