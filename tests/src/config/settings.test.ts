import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parseSettings, SETTINGS } from '../../../src/config/settings.ts'

/** What every environment must set. */
const REQUIRED = { VITE_HOSTED_KEY: 'public', VITE_CONTACT_EMAIL: 'hello@engram.example' }

describe('parseSettings', () => {
  test('parseSettings has a default for every setting but the key and the email address', () => {
    expect(parseSettings(REQUIRED)).toEqual({
      apiUrl: '/api/v1',
      hostedUrl: '/hosted',
      hostedKey: 'public',
      contactEmail: 'hello@engram.example',
      monitoringUrl: '',
      accessCodeHash: '',
      sequences: { admin: '', signup: 'GO' },
    })
  })

  test.each([
    ['https://api.engram.example/api/v1', 'https://api.engram.example/api/v1'],
    ['http://127.0.0.1:8000/api/v1/', 'http://127.0.0.1:8000/api/v1'],
    ['/backend/v1/', '/backend/v1'],
  ])('parseSettings accepts %s as VITE_API_URL', (given, apiUrl) => {
    expect(parseSettings({ ...REQUIRED, VITE_API_URL: given }).apiUrl).toBe(apiUrl)
  })

  test.each([
    '',
    'api/v1',
    '//elsewhere.example/api',
    'ftp://files.example',
    'https://',
    'javascript:alert(1)',
  ])('parseSettings rejects "%s" as VITE_API_URL with the variable and the value', (given) => {
    expect(() => parseSettings({ ...REQUIRED, VITE_API_URL: given })).toThrow(
      `VITE_API_URL must be an absolute http(s) URL or an absolute path, but is "${given}".`,
    )
  })

  test('parseSettings names every invalid variable in one error', () => {
    expect(() =>
      parseSettings({ ...REQUIRED, VITE_API_URL: 'nowhere', VITE_CONTACT_EMAIL: 'nobody' }),
    ).toThrow(/^VITE_API_URL must be .*\nVITE_CONTACT_EMAIL must be an email address, but is "nobody"\.$/)
  })

  test.each([
    ['VITE_HOSTED_URL', '//elsewhere.example'],
    ['VITE_HOSTED_KEY', ''],
    ['VITE_HOSTED_KEY', 'two words'],
    ['VITE_ACCESS_CODE_HASH', 'the code itself'],
    ['VITE_ADMIN_SEQUENCE', 'two words'],
    ['VITE_ADMIN_SEQUENCE', 'ATLAS-7'],
    ['VITE_SIGNUP_SEQUENCE', ' GO'],
    ['VITE_SIGNUP_SEQUENCE', '42'],
  ])('parseSettings rejects %s=%j', (name, value) => {
    expect(() => parseSettings({ ...REQUIRED, [name]: value })).toThrow(name)
  })

  const jwtOf = (role: string) => `eyJhbGciOiJIUzI1NiJ9.${btoa(JSON.stringify({ role }))}.c2ln`

  test.each(['sb_publishable_1', jwtOf('anon')])('parseSettings accepts the public key %s', (hostedKey) => {
    expect(parseSettings(REQUIRED, { hostedKey })).toMatchObject({ hostedKey })
  })

  test.each([
    ['hostedKey', 'sb_secret_1', 'must be the publishable key or the legacy anon key'],
    ['hostedKey', 'sb_secret_1 pasted', 'must be the publishable key'],
    ['hostedKey', jwtOf('service_role'), 'must be the publishable key'],
    ['apiUrl', 'https://user:word@api.example', 'must have no user name, password, query or fragment'],
    ['hostedUrl', 'https://hosted.example?key=word', 'must have no user name'],
    ['monitoringUrl', '/entries#word', 'must have no user name'],
  ])('parseSettings refuses %s=%s and does not quote it', (name, value, requirement) => {
    const parse = () => parseSettings(REQUIRED, { [name]: value }, 'production.json')
    expect(parse).toThrow(`${name} in production.json ${requirement}`)
    expect(parse).not.toThrow(value)
  })

  test('every setting is in the table and the example of the guide and, with its variable, in .env.example', () => {
    const [guide = '', variables = ''] = ['docs/deployment.md', '.env.example'].map((path) =>
      readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8'),
    )
    const missing = Object.entries(SETTINGS).flatMap(([name, { variable }]) => [
      ...(new RegExp(`^\\| \`${name}\` +\\| \`${variable}\` `, 'm').test(guide) ? [] : [`table: ${name}`]),
      ...(guide.includes(`"${name}": `) ? [] : [`example: ${name}`]),
      ...(new RegExp(`^${variable}=`, 'm').test(variables) ? [] : [`.env.example: ${variable}`]),
    ])
    expect(missing).toEqual([])
  })

  test('parseSettings names the settings that are missing, and both places to set them', () => {
    expect(() => parseSettings({})).toThrow(
      /^hostedKey is missing\. Set it in config\.json, or VITE_HOSTED_KEY at build time\.\ncontactEmail is missing\. .*$/,
    )
  })
})

describe('config.json', () => {
  test('a setting in config.json replaces the one of the build', () => {
    const env = parseSettings(
      { ...REQUIRED, VITE_API_URL: '/built', VITE_HOSTED_URL: '/built-provider' },
      { apiUrl: 'https://api.engram.example/v1/', signupSequence: '' },
    )
    expect(env).toMatchObject({
      apiUrl: 'https://api.engram.example/v1',
      hostedUrl: '/built-provider',
      sequences: { admin: '', signup: '' },
    })
  })

  test('a setting that is missing in the build can be in config.json', () => {
    const file = { hostedKey: 'sb_publishable_1', contactEmail: 'team@lab.example' }
    expect(parseSettings({}, file)).toMatchObject(file)
  })

  test.each([
    [{ hostedKey: '' }, 'hostedKey in config.json must be a key without spaces, but is "".'],
    [{ apiUrl: 4 }, 'apiUrl in config.json must be an absolute http(s) URL or an absolute path, but is 4.'],
    [{ contactEmail: null }, 'contactEmail in config.json must be an email address, but is null.'],
    [{ apiURL: '/api' }, 'config.json has the unknown setting "apiURL".'],
    [[], 'config.json must be an object of settings.'],
    ['text', 'config.json must be an object of settings.'],
    [null, 'config.json must be an object of settings.'],
  ])('parseSettings rejects %j as config.json with a sentence that says why', (file, sentence) => {
    expect(() => parseSettings(REQUIRED, file)).toThrow(sentence)
  })
})
