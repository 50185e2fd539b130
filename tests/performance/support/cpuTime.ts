/** The CPU time of this process, in microseconds. Other processes hardly change it. */
export async function cpuTime(work: () => unknown): Promise<number> {
  const start = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(start)
  return user + system
}
