import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('../../stories/journeys/', import.meta.url)

const JOURNEYS = [
  'A visitor applies',
  'An admin reviews, undoes and approves',
  'The applicant sets up the account',
  'Onboarding',
  'From the first upload to the first answer',
  'A contradiction side by side',
  'Failure and recovery',
  'A second factor',
  'Settings, export and deletion',
  'Daily use on a phone',
]

test('every journey of the product has a file, in order', () => {
  const titles = readdirSync(folder)
    .filter((name) => /^\d\d-/.test(name))
    .map((name) => /title: 'Journeys\/(.*)'/.exec(readFileSync(new URL(name, folder), 'utf8'))?.[1])
  expect(titles).toEqual(JOURNEYS.map((journey, index) => `${index + 1}. ${journey}`))
})

test('every journey is played by pointer and by keyboard', () => {
  for (const name of readdirSync(folder).filter((name) => /^\d\d-/.test(name))) {
    const text = readFileSync(new URL(name, folder), 'utf8')
    expect(text, name).toMatch(/play: byPointer\(play\)/)
    expect(text, name).toMatch(/tags: \['!dev'\],\s+globals: .*LIGHT.*,\s+play: byKeyboard\(play\)/)
  }
})
