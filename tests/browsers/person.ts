import { expect } from '@playwright/test'
import type { Driver, PageElement } from './engines/driver.ts'
import { findByRole, isShown, type Role } from './findByRole.ts'

/** How long a person waits for something to appear. */
const PATIENCE = { timeout: 20_000, intervals: [50, 100, 250] }

/** An expression that calls a function in the page. The function must not refer to anything outside of itself. */
function callOf<Args extends string[]>(run: (...args: Args) => unknown, ...args: Args): string {
  return `(${run})(...${JSON.stringify(args)})`
}

/** A person who uses the app in a browser. Waits for what she uses. */
export type Person = ReturnType<typeof createPerson>

/** @param origin of the site, without a slash at the end */
export function createPerson(driver: Driver, origin: string) {
  /** Uses an element, once more if the page has just replaced or moved it. */
  const use = (role: Role, name: string, act: (element: PageElement) => Promise<void>) =>
    expect(async () => {
      const element = await driver.find(callOf(findByRole, role, name))
      if (element === null) throw new Error(`No ${role} with the name "${name}" can be used.`)
      await act(element)
    }).toPass(PATIENCE)

  return {
    ...driver,
    /** The result of a function that runs in the page. */
    read: (run: () => unknown) => driver.evaluate(callOf(run)),
    open: (path: string) => driver.open(new URL(path, origin).href),
    /** `name` is a regular expression for the whole accessible name. */
    press: (role: Role, name: string) => use(role, name, (element) => element.click()),
    type: (name: string, text: string) => use('textbox', name, (element) => element.type(text)),
    /** Types the option's text with the list in focus. */
    choose: (name: string, option: string) => use('combobox', name, (element) => element.type(option)),
    upload: (path: string) => use('file', '.*', (element) => element.attach(path)),
    /** Waits until the page shows the text; upper and lower case are the same. */
    waitForText: (text: string) =>
      expect
        .poll(() => driver.evaluate(callOf(isShown, text)), { ...PATIENCE, message: `shows "${text}"` })
        .toBe(true),
    waitForPath: (path: string) =>
      expect.poll(() => driver.evaluate('location.pathname'), PATIENCE).toBe(path),
    /** Waits until a function that runs in the page returns anything but false, null or an empty text. */
    waitUntil: (condition: () => unknown) =>
      expect.poll(() => driver.evaluate(callOf(condition)), PATIENCE).toBeTruthy(),
  }
}
