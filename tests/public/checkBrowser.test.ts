import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8')

const features = () => ({
  URL: { canParse: () => true },
  Promise: { withResolvers: () => {} },
  AbortSignal: { any: () => {} },
  Intl: { Segmenter: class {} },
  CSS: { supports: (condition: string) => condition === 'selector(:dir(ltr))' },
})

/** The address that a browser with these features is sent to. */
function addressIn(browser: object): string | null {
  let address: string | null = null
  const location = { replace: (to: string) => (address = to) }
  runInNewContext(read('public/checkBrowser.js'), { window: browser, location, ...browser })
  return address
}

test('a current browser stays on the page of the app', () => {
  expect(addressIn(features())).toBeNull()
})

test.each(Object.keys(features()))(
  'a browser without %s, or with an older one, gets the page that names the supported ones',
  (name) => {
    const older = { supports: () => false }
    for (const feature of [undefined, older])
      expect(addressIn({ ...features(), [name]: feature })).toBe('/unsupported.html')
  },
)

test('the page of older browsers and README name the same versions', () => {
  const versionsOf = (text: string) => text.match(/\b(?:Chrome|Edge|Firefox|Safari) [\d.]*\d/g)
  const versions = versionsOf(read('public/unsupported.html'))
  expect(versions).toHaveLength(4)
  expect(versionsOf(read('README.md'))).toEqual(versions)
})
