import { afterEach, expect, test, vi } from 'vitest'
import { readConfigFile } from '../../../src/config/configFile.ts'

afterEach(() => vi.unstubAllGlobals())

const answerWith = (response: () => Response) => vi.stubGlobal('fetch', async () => response())

test('the content of config.json is returned', async () => {
  answerWith(() => Response.json({ apiUrl: '/v1' }))
  expect(await readConfigFile()).toEqual({ apiUrl: '/v1' })
})

test('a server without config.json replaces no setting', async () => {
  answerWith(() => new Response('Not Found', { status: 404 }))
  expect(await readConfigFile()).toEqual({})
})

test.each([
  ['an HTML page', () => new Response('<!doctype html>'), 'config.json is not valid JSON.'],
  ['an empty file', () => new Response(''), 'config.json is not valid JSON.'],
  [
    'an error of the server',
    () => new Response('', { status: 503 }),
    'config.json could not be loaded: status 503.',
  ],
  [
    'no connection',
    () => {
      throw new TypeError('Failed to fetch')
    },
    'config.json could not be loaded.',
  ],
])('%s instead of config.json stops with a sentence that says so', async (_, response, sentence) => {
  answerWith(response)
  await expect(readConfigFile()).rejects.toThrow(sentence)
})
