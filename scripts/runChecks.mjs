import { spawn, spawnSync } from 'node:child_process'
import { inParallel } from '../src/lib/inParallel.ts'

/**
 * Runs checks and prints whether each has passed and how long it took. The output of a check is shown if it fails; the
 * checks after it still run.
 *
 * @param {{ name: string, command: string, env?: Record<string, string> }[]} checks
 * @param {number} atOnce How many run at the same time. The next one starts as soon as one has ended.
 * @returns {Promise<boolean[]>} Whether each has passed.
 */
export async function runChecks(checks, atOnce) {
  const results = []
  await inParallel(checks, atOnce, async (check) => results.push(await run(check))).finished
  return results
}

export const npmRun = (script) => ({ name: script, command: `npm run --silent ${script}` })

/** The checks that run no code. Deno is not among the packages; without it, its check is skipped, which is printed. */
export function staticChecks() {
  const hasDeno = spawnSync('deno --version', { shell: true, stdio: 'ignore' }).status === 0
  if (!hasDeno) console.log('skipped check:functions: deno is not installed')
  const names = ['types', 'format', 'unused', 'imports', 'contract', ...(hasDeno ? ['functions'] : [])]
  return names.map((name) => npmRun(`check:${name}`))
}

/** Prints the number of checks that passed and sets the exit code. */
export function report(results) {
  const failed = results.filter((passed) => !passed).length
  console.log(`\nchecks: ${results.length - failed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}

function run({ name, command, env }) {
  const started = performance.now()
  return new Promise((resolve) => {
    const child = spawn(command, {
      shell: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    })
    const output = []
    child.stdout.on('data', (chunk) => output.push(chunk))
    child.stderr.on('data', (chunk) => output.push(chunk))
    child.on('close', (code) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(0)
      if (code !== 0) process.stdout.write(`\n${Buffer.concat(output)}\n`)
      console.log(`${code === 0 ? 'passed' : 'FAILED'}  ${name} (${seconds} s)`)
      resolve(code === 0)
    })
  })
}
