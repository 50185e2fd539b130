// npm run contract:check: compares a live backend with the contract. `-- --help` lists the options.
import { checkReads } from './contract/checkReads.ts'
import { parseOptions, USAGE, UsageError } from './contract/options.ts'

try {
  const options = parseOptions(process.argv.slice(2), process.env)
  if (options === null) process.stdout.write(USAGE)
  else {
    const results = await checkReads(options)
    const deviations = results.filter(({ isDeviation }) => isDeviation).length
    console.log(options.base)
    console.table(results)
    console.log(`operations: ${results.length}, deviations from the contract: ${deviations}`)
    if (deviations > 0) process.exitCode = 1
  }
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 2
}
