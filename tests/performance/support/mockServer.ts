import { spawn } from 'node:child_process'

export interface MockServerProcess {
  readonly base: string
  /** The size of everything that the process still uses, in bytes. */
  heap(): Promise<number>
  stop(): void
}

/** Runs in the server: prints the size of the live heap whenever a signal asks for it. */
const REPORT_HEAP = `process.on('SIGUSR2', () => {
  gc()
  process.stdout.write('heap ' + process.memoryUsage().heapUsed + '\\n')
})`

/** Starts `npm run mock:server` on a free port. */
export async function startMockServer(...args: readonly string[]): Promise<MockServerProcess> {
  const preload = ['--expose-gc', '--import', `data:text/javascript,${encodeURIComponent(REPORT_HEAP)}`]
  const child = spawn(process.execPath, [...preload, 'mocks/server.ts', '--port', '0', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })

  /** The first match in what the server prints from now on. */
  function printed(pattern: RegExp): Promise<string> {
    return new Promise((resolve) => {
      let output = ''
      function read(chunk: Buffer): void {
        output += chunk
        const [, value] = pattern.exec(output) ?? []
        if (value === undefined) return
        child.stdout.off('data', read)
        resolve(value)
      }
      child.stdout.on('data', read)
    })
  }

  return {
    base: await printed(/(http:\/\/[\d.:]+)/),
    async heap() {
      const size = printed(/heap (\d+)\n/)
      child.kill('SIGUSR2')
      return Number(await size)
    },
    stop: () => void child.kill('SIGKILL'),
  }
}
