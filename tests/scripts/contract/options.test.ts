import { expect, test } from 'vitest'
import { parseOptions, UsageError } from '../../../scripts/contract/options.ts'

const base = 'https://api.example/api/v1'

test.each([
  [['--base', `${base}/`], {}, { base, access: null, timeout: 10_000 }],
  [['--base', base, '--token', 't'], {}, { base, access: { token: 't' }, timeout: 10_000 }],
  [
    ['--timeout', '500'],
    { ENGRAM_BASE: base, ENGRAM_TOKEN: 't' },
    { base, access: { token: 't' }, timeout: 500 },
  ],
  [
    ['--base', base, '--email', 'a@lab.example'],
    { ENGRAM_PASSWORD: 'p' },
    { base, access: { email: 'a@lab.example', password: 'p' }, timeout: 10_000 },
  ],
  [['--help'], {}, null],
])('the contract check reads its options from %j and the variables %j', (args, variables, expected) => {
  expect(parseOptions(args, variables)).toEqual(expected)
})

test.each([
  [[], '--base is missing'],
  [['--base', 'nowhere'], 'must be an http(s) URL'],
  [['--base', 'file:///etc'], 'must be an http(s) URL'],
  [['--base', 'https://user:secret-value@api.example'], 'must have no user'],
  [['--base', base, '--timeout', '0'], '--timeout'],
  [['--base', base, '--email', 'a@lab.example'], 'ENGRAM_PASSWORD'],
  [['secret-value'], '--help'],
  [['--tokn=secret-value'], '--help'],
])('the contract check refuses the arguments %j without quoting them', (args, message) => {
  const parse = () => parseOptions(args, {})
  expect(parse).toThrow(UsageError)
  expect(parse).toThrow(message)
  expect(parse).not.toThrow('secret-value')
})
