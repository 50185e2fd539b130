import { expect, test } from 'vitest'
import { parseOptions, USAGE, UsageError } from '../../../mocks/server/options.ts'
import { WORLDS } from '../../../mocks/worlds/worlds.ts'

test('the server without options starts on port 4010 with controls and a request log', () => {
  expect(parseOptions([])).toEqual({
    world: null,
    port: 4010,
    faults: [],
    seed: null,
    data: null,
    isQuiet: false,
    hasControls: true,
    isHelp: false,
  })
})

test('all options of the server can be combined', () => {
  const args =
    '--world empty --port 0 --latency 300-900 --fault backend-down --fault askQuestion:status=503@0.2 --seed 7 --data here --quiet --no-control --help'
  expect(parseOptions(args.split(' '))).toEqual({
    world: 'empty',
    port: 0,
    faults: ['*:latency=300-900', 'backend-down', 'askQuestion:status=503@0.2'],
    seed: 7,
    data: 'here',
    isQuiet: true,
    hasControls: false,
    isHelp: true,
  })
})

test('the help names every option, world and scenario', () => {
  for (const name of ['world', 'port', 'latency', 'fault', 'seed', 'data', 'quiet', 'no-control', 'help'])
    expect(USAGE).toContain(`--${name}`)
  for (const world of Object.keys(WORLDS)) expect(USAGE).toContain(world)
  expect(USAGE).toContain('backend-down')
  for (const line of USAGE.split('\n')) expect(line.length).toBeLessThanOrEqual(120)
})

test.each([
  ['--prot 4011', "Unknown option '--prot'."],
  ['--port x', '--port must be a number from 0 to 65535.'],
  ['--world atlantis', `There is no world "atlantis". Worlds: ${Object.keys(WORLDS).join(', ')}.`],
  ['--latency soon', '--latency must be milliseconds, such as 500 or 300-900.'],
  ['--fault api:status=999', 'The status must be from 400 to 599, not 999.'],
  ['--seed 1.5', '--seed must be a number from 0 to 4294967295.'],
  ['--data=', '--data must be the path of a folder.'],
])('the arguments "%s" are refused with a sentence', (args, sentence) => {
  expect(() => parseOptions(args.split(' '))).toThrow(new UsageError(sentence))
})
