import { isObject } from '../lib/objects.ts'

// Texts typed into forms and not sent, in session storage. They survive a reload and a visit to another page, and are
// deleted with the tab or when the user signs out.

const KEY = 'engram.formDrafts'

export type FormName = 'application' | 'support'

type Values = Readonly<Record<string, string>>

/**
 * The draft of a form, or the values of the empty form if there is none or it belongs to another account.
 *
 * @param owner email address of the account; empty without one
 */
export function readFormDraft<V extends Values>(
  form: FormName,
  owner: string,
  empty: V,
): Record<keyof V, string> {
  const draft = readDrafts()[form]
  if (!isObject(draft) || draft.owner !== owner || !isObject(draft.values)) return empty
  const { values } = draft
  const read = (name: string) => (typeof values[name] === 'string' ? values[name] : empty[name])
  return Object.fromEntries(Object.keys(empty).map((name) => [name, read(name)])) as Record<keyof V, string>
}

/** Does nothing if the browser refuses to store it. */
export function storeFormDraft(form: FormName, owner: string, values: Values): void {
  write({ ...readDrafts(), [form]: { owner, values } })
}

export function clearFormDraft(form: FormName): void {
  const { [form]: _, ...others } = readDrafts()
  if (Object.keys(others).length > 0) write(others)
  else clearFormDrafts()
}

export function clearFormDrafts(): void {
  sessionStorage.removeItem(KEY)
}

function write(drafts: Readonly<Record<string, unknown>>): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(drafts))
  } catch {
    // Storage is full or disabled.
  }
}

function readDrafts(): Readonly<Record<string, unknown>> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    return isObject(stored) ? stored : {}
  } catch {
    // Invalid JSON is treated as missing.
    return {}
  }
}
