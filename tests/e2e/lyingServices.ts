import type { Page } from '@playwright/test'

/**
 * Would run, ask somebody outside, break out of its attribute, turn the letters behind it around or ring a bell. Its
 * first half survives where a text is cut at 100 characters.
 */
const ATTACK =
  `"'><img src=//evil.example/stolen onerror=hasRun=1>\u202e\u0007<svg/onload=hasRun=1> ` +
  '[a](javascript:hasRun=1) ![b](https://evil.example/stolen) <iframe src="//evil.example/stolen"></iframe> ' +
  '<script>hasRun=1</script> {{constructor.constructor("hasRun=1")()}} '

/** What of it turns letters around or is not seen itself. */
const DISGUISE = ['\u202e', '\u0007']

/** What people read of the services' JSON, and the word it begins with below. Ends of relationships are names. */
const READ: Readonly<Record<string, string>> = {
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
 * Has both services say something hostile wherever people read what they say; it ends in what they meant, which is what
 * they are asked for again. While `refuse` names a part of an address, calls to it fail, and the reason is hostile too.
 */
export async function letServicesLie(page: Page) {
  await page.addInitScript(
    ({ attack, read }) => {
      const send = window.fetch
      window.fetch = async (input, init) => {
        const request = new Request(input, init)
        const url = new URL(request.url)
        const isSaid = /^\/(api\/v1|hosted\/rest)/.test(url.pathname)
        if (!isSaid) return send(input, init)
        const refused = sessionStorage.getItem('refused')
        if (refused !== null && `${request.method} ${url.pathname}`.includes(refused))
          return Response.json(twisted({ detail: 'No.' }), { status: 500 })
        const response = await send(meant(request))
        if (!response.headers.get('content-type')?.includes('json')) return response
        const text = JSON.stringify(twisted(JSON.parse((await response.text()) || 'null')))
        return new Response(text, { status: response.status, headers: response.headers })
      }

      function twisted(value: unknown, key = ''): unknown {
        if (Array.isArray(value)) return value.map((entry) => twisted(entry, key))
        if (typeof value === 'string') {
          if (key === 'interest') return JSON.stringify(twisted(JSON.parse(value)))
          return key in read ? `‹${read[key]}›${attack}${value}` : value
        }
        if (typeof value !== 'object' || value === null) return value
        const entries = Object.entries(value).map(([name, part]) => [name, twisted(part, name)])
        const said: { excerpt?: string; context?: string } = Object.fromEntries(entries)
        // What is quoted stands in what is around it.
        return 'excerpt' in said && 'context' in said
          ? { ...said, context: `${said.context} ${said.excerpt}` }
          : said
      }

      function meant(request: Request): Request {
        const said = decodeURIComponent(request.url)
        if (!said.includes(attack)) return request
        return new Request(encodeURI(said.replace(/‹\w+›/, '').replace(attack, '')), request)
      }
    },
    { attack: ATTACK, read: READ },
  )
  return {
    refuse: (part: string) => page.evaluate((part) => sessionStorage.setItem('refused', part), part),
    relent: () => page.evaluate(() => sessionStorage.removeItem('refused')),
  }
}

/** Everything a page is about to suffer from what it shows, collected from now on. */
export function watchHarm(page: Page, baseURL = ''): string[] {
  const harm: string[] = []
  const { origin } = new URL(baseURL)
  page.on('request', (request) => {
    const url = new URL(request.url())
    const isOurs = ['data:', 'blob:'].includes(url.protocol) || url.origin === origin
    if (!isOurs || url.pathname.endsWith('stolen')) harm.push(`asked ${request.url()}`)
  })
  page.on('dialog', (dialog) => {
    harm.push(`opened ${dialog.message()}`)
    return dialog.dismiss()
  })
  page.on('popup', (popup) => harm.push(`went to ${popup.url()}`))
  return harm
}

/** What a page shows of the attacks. */
interface Shown {
  /** The words they begin with. */
  words: string[]
  /** What has become an element or an attribute, or has run. */
  alive: string[]
  /** Names that still hold what disguises them, in their text or in an attribute. */
  disguised: string[]
}

/** Looks for the attacks in what a page shows and says; those in place of these words must not be in disguise. */
export function attacksOn(page: Page, names: readonly string[]): Promise<Shown> {
  return page.evaluate(
    ({ start, disguise, names }) => {
      const alive: string[] = 'hasRun' in window ? ['something has run'] : []
      const seen = new Set<string>()
      const disguised = new Set<string>()
      const read = (text: string, where: string) => {
        for (const said of text.split('‹').slice(1)) {
          const [word = '', words = ''] = said.split('›')
          if (!words.startsWith(start)) continue
          seen.add(word)
          if (names.includes(word) && disguise.some((sign) => words.includes(sign)))
            disguised.add(`${word} in ${where}`)
        }
      }
      for (const element of document.body.querySelectorAll('*')) {
        const name = element.localName
        if (/^(img|iframe|object|embed|script|base|meta|link)$/.test(name)) alive.push(`<${name}>`)
        for (const { name: attribute, value } of element.attributes) {
          if (attribute.startsWith('on')) alive.push(`${name} ${attribute}`)
          if (/^\s*(javascript|vbscript|data:text)/i.test(value)) alive.push(`${name} ${attribute}=${value}`)
          read(value, `${name} ${attribute}`)
        }
        for (const node of element.childNodes) if (node instanceof Text) read(node.data, name)
      }
      return { words: [...seen].sort(), alive, disguised: [...disguised].sort() }
    },
    {
      start: ATTACK.slice(0, 20),
      disguise: DISGUISE,
      names: [...names],
    },
  )
}
