import type { Page } from '@playwright/test'

/**
 * Tries to run scripts, request another origin, leave its attribute, and reverse or hide text by control characters.
 * Works even if cut to 100 characters.
 */
const ATTACK =
  `"'><img src=//evil.example/stolen onerror=hasRun=1>\u202e\u0007<svg/onload=hasRun=1> ` +
  '[a](javascript:hasRun=1) ![b](https://evil.example/stolen) <iframe src="//evil.example/stolen"></iframe> ' +
  '<script>hasRun=1</script> {{constructor.constructor("hasRun=1")()}} '

/** Control characters that reverse the text direction or are invisible. */
const CONTROL_CHARACTERS = ['\u202e', '\u0007']

/** JSON keys whose values are displayed, and the label that is inserted before the attack. */
const DISPLAYED_KEYS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      ...['name', 'first_name', 'last_name', 'machine_name', 'email', 'by_email', 'roles'],
      ...['organization', 'useCase', 'admin_notes', 'filename', 'failure_reason', 'documents', 'sources'],
      ...['title', 'content', 'response', 'hypothesis', 'reasoning', 'excerpt', 'context', 'heading'],
      ...['type', 'relationships', 'relation', 'detail'],
    ].map((key) => [key, key]),
  ),
  source: 'name',
  target: 'name',
}

/**
 * Inserts an attack before every displayed text of both services and removes it again from request URLs.
 * `rejectCalls` lets calls fail whose method and path contain the text, with a hostile error message.
 */
export async function injectHostileTexts(page: Page) {
  await page.addInitScript(
    ({ attack, labels }) => {
      const send = window.fetch
      window.fetch = async (input, init) => {
        const request = new Request(input, init)
        const url = new URL(request.url)
        const isServiceCall = /^\/(api\/v1|hosted\/rest)/.test(url.pathname)
        if (!isServiceCall) return send(input, init)
        const rejectedCall = sessionStorage.getItem('rejectedCall')
        if (rejectedCall !== null && `${request.method} ${url.pathname}`.includes(rejectedCall))
          return Response.json(withAttacks({ detail: 'No.' }), { status: 500 })
        const response = await send(withoutAttack(request))
        if (!response.headers.get('content-type')?.includes('json')) return response
        const text = JSON.stringify(withAttacks(JSON.parse((await response.text()) || 'null')))
        return new Response(text, { status: response.status, headers: response.headers })
      }

      function withAttacks(value: unknown, key = ''): unknown {
        if (Array.isArray(value)) return value.map((entry) => withAttacks(entry, key))
        if (typeof value === 'string') {
          if (key === 'interest') return JSON.stringify(withAttacks(JSON.parse(value)))
          return key in labels ? `‹${labels[key]}›${attack}${value}` : value
        }
        if (typeof value !== 'object' || value === null) return value
        const entries = Object.entries(value).map(([name, part]) => [name, withAttacks(part, name)])
        const object: { excerpt?: string; context?: string } = Object.fromEntries(entries)
        // The context must contain the excerpt.
        return 'excerpt' in object && 'context' in object
          ? { ...object, context: `${object.context} ${object.excerpt}` }
          : object
      }

      function withoutAttack(request: Request): Request {
        const url = decodeURIComponent(request.url)
        if (!url.includes(attack)) return request
        return new Request(encodeURI(url.replace(/‹\w+›/, '').replace(attack, '')), request)
      }
    },
    { attack: ATTACK, labels: DISPLAYED_KEYS },
  )
  return {
    rejectCalls: (part: string) =>
      page.evaluate((part) => sessionStorage.setItem('rejectedCall', part), part),
    acceptCalls: () => page.evaluate(() => sessionStorage.removeItem('rejectedCall')),
  }
}

/** Collects requests to other origins, dialogs and popups from now on. */
export function collectAttackEffects(page: Page, baseURL = ''): string[] {
  const effects: string[] = []
  const { origin } = new URL(baseURL)
  page.on('request', (request) => {
    const url = new URL(request.url())
    const isOurs = ['data:', 'blob:'].includes(url.protocol) || url.origin === origin
    if (!isOurs || url.pathname.endsWith('stolen')) effects.push(`requested ${request.url()}`)
  })
  page.on('dialog', (dialog) => {
    effects.push(`opened ${dialog.message()}`)
    return dialog.dismiss()
  })
  page.on('popup', (popup) => effects.push(`opened popup ${popup.url()}`))
  return effects
}

interface ShownAttacks {
  labels: string[]
  /** Attacks that became an element or attribute, or ran. */
  executed: string[]
  /** Names that still contain control characters, in text or in an attribute. */
  unsafeNames: string[]
}

/** Finds the attacks in all texts and attributes of the page. `names` are labels that must contain no control characters. */
export function attacksOn(page: Page, names: readonly string[]): Promise<ShownAttacks> {
  return page.evaluate(
    ({ start, controlCharacters, names }) => {
      const executed: string[] = 'hasRun' in window ? ['a script ran'] : []
      const seen = new Set<string>()
      const unsafeNames = new Set<string>()
      const collect = (text: string, where: string) => {
        for (const part of text.split('‹').slice(1)) {
          const [label = '', rest = ''] = part.split('›')
          if (!rest.startsWith(start)) continue
          seen.add(label)
          if (names.includes(label) && controlCharacters.some((sign) => rest.includes(sign)))
            unsafeNames.add(`${label} in ${where}`)
        }
      }
      for (const element of document.body.querySelectorAll('*')) {
        const name = element.localName
        if (/^(img|iframe|object|embed|script|base|meta|link)$/.test(name)) executed.push(`<${name}>`)
        for (const { name: attribute, value } of element.attributes) {
          if (attribute.startsWith('on')) executed.push(`${name} ${attribute}`)
          if (/^\s*(javascript|vbscript|data:text)/i.test(value))
            executed.push(`${name} ${attribute}=${value}`)
          collect(value, `${name} ${attribute}`)
        }
        for (const node of element.childNodes) if (node instanceof Text) collect(node.data, name)
      }
      return { labels: [...seen].sort(), executed, unsafeNames: [...unsafeNames].sort() }
    },
    { start: ATTACK.slice(0, 20), controlCharacters: CONTROL_CHARACTERS, names: [...names] },
  )
}
