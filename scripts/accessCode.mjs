// Prints the salted hash of a master access code, for the build variable VITE_ACCESS_CODE_HASH.
//   npm run -s access-code -- "the code"
//   npm run -s access-code < file        (or type the code and press Enter: it then stays out of the shell history)
import { randomBytes } from 'node:crypto'
import { createInterface } from 'node:readline'
import { ACCESS_CODE_ROUNDS, accessCodeHashText } from '../src/flows/demo-login/accessCode.ts'

const SALT_BYTES = 16

/** The first line of standard input. */
async function readLine() {
  if (process.stdin.isTTY) process.stderr.write('Master access code: ')
  for await (const line of createInterface({ input: process.stdin })) return line
  return ''
}

const [given, ...more] = process.argv.slice(2)
const code = given ?? (await readLine())

function fail(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exitCode = 1
}

if (more.length > 0) fail('One code is expected. Put quotes around one with spaces.')
else if (code.trim() === '') fail('The code is empty. Usage: npm run -s access-code -- "the code"')
else {
  const salt = Uint8Array.from(randomBytes(SALT_BYTES))
  process.stdout.write(`${await accessCodeHashText(code, salt, ACCESS_CODE_ROUNDS)}\n`)
}
