import { describe, expect, test } from 'vitest'
import { parseEnv } from '../../../src/config/env.ts'

describe('parseEnv', () => {
  test('parseEnv has a default for every variable', () => {
    expect(parseEnv({})).toEqual({
      apiUrl: '/api/v1',
      hostedUrl: '/hosted',
      hostedKey: 'public',
      contactEmail: 'hello@engram.example',
      accessCodeHash: '',
      sequences: { admin: '', signup: 'GO' },
    })
  })

  test.each([
    ['https://api.engram.example/api/v1', 'https://api.engram.example/api/v1'],
    ['http://127.0.0.1:8000/api/v1/', 'http://127.0.0.1:8000/api/v1'],
    ['/backend/v1/', '/backend/v1'],
  ])('parseEnv accepts %s as VITE_API_URL', (given, apiUrl) => {
    expect(parseEnv({ VITE_API_URL: given }).apiUrl).toBe(apiUrl)
  })

  test.each([
    '',
    'api/v1',
    '//elsewhere.example/api',
    'ftp://files.example',
    'https://',
    'javascript:alert(1)',
  ])('parseEnv rejects "%s" as VITE_API_URL with the variable and the value', (given) => {
    expect(() => parseEnv({ VITE_API_URL: given })).toThrow(
      `VITE_API_URL must be an absolute http(s) URL or an absolute path, but is "${given}".`,
    )
  })

  test('parseEnv names every invalid variable in one error', () => {
    expect(() => parseEnv({ VITE_API_URL: 'nowhere', VITE_CONTACT_EMAIL: 'nobody' })).toThrow(
      /^VITE_API_URL must be .*\nVITE_CONTACT_EMAIL must be an email address, but is "nobody"\.$/,
    )
  })

  test.each([
    ['VITE_HOSTED_URL', '//elsewhere.example'],
    ['VITE_HOSTED_KEY', ''],
    ['VITE_ACCESS_CODE_HASH', 'the code itself'],
    ['VITE_ADMIN_SEQUENCE', 'two words'],
    ['VITE_SIGNUP_SEQUENCE', ' GO'],
  ])('parseEnv rejects %s=%j', (name, value) => {
    expect(() => parseEnv({ [name]: value })).toThrow(name)
  })
})
