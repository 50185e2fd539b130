/** Texts that try to run a script, load something, leave their attribute, or reverse and hide text. */
const ATTACKS = [
  `"'><img src=//evil.example/stolen onerror=alert(1)>`,
  '<svg/onload=alert(1)>',
  '<script>alert(1)</script>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  'javascript:alert(1)',
  '[a](javascript:alert(1)) ![b](https://evil.example/stolen) [c](data:text/html,<script>alert(1)</script>)',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: an attack on templates.
  '{{constructor.constructor("alert(1)")()}} ${alert(1)} <%= alert(1) %>',
  '\u202eexe.fdp\u0007\u200b\u2066\u0000',
  'W'.repeat(500),
] as const

export const ATTACK = ATTACKS.join(' ')

const FORBIDDEN_ELEMENTS = /^(script|iframe|object|embed|base|meta|link|img|svg:script|foreignobject)$/
const FORBIDDEN_VALUES = /^\s*(javascript|vbscript|data:text)/i

/** Elements and attributes of static markup that an attack has made, or would run. */
export function attacksIn(markup: string): string[] {
  const found: string[] = []
  for (const [, name = '', attributes = ''] of markup.matchAll(
    /<([a-z][\w:-]*)((?:\s+[^\s=<>"]+(?:="[^"]*")?)*)/gi,
  )) {
    if (FORBIDDEN_ELEMENTS.test(name.toLowerCase())) found.push(`<${name}>`)
    for (const [, attribute = '', value = ''] of attributes.matchAll(/\s+([^\s=<>"]+)(?:="([^"]*)")?/g)) {
      if (/^on/i.test(attribute) || attribute === 'srcdoc') found.push(`<${name} ${attribute}>`)
      if (FORBIDDEN_VALUES.test(value)) found.push(`<${name} ${attribute}="${value.slice(0, 20)}">`)
    }
  }
  return found
}
