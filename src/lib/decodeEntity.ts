import { createPolicy } from './trustedTypes.ts'

let policy: ReturnType<typeof createPolicy<'createHTML'>>

/**
 * Replaces the package decode-named-character-reference (see vite.config.ts): its browser build assigns plain strings
 * to innerHTML, which Trusted Types block, and its other build contains a table of 12 kB.
 *
 * @param name the name of an HTML entity without '&' and ';'
 * @returns its characters, or false for an unknown name
 */
export function decodeNamedCharacterReference(name: string): string | false {
  const entity = `&${name};`
  policy ??= createPolicy('engram-entity', {
    createHTML: (html) => (/^&[a-z\d]+;$/i.test(html) ? html : null),
  })
  const element = document.createElement('i')
  element.innerHTML = policy?.createHTML(entity) ?? entity
  const text = element.textContent
  // '&notit;' is parsed as '¬it;': a known name without its semicolon, and a rest.
  return text === entity || (text.endsWith(';') && name !== 'semi') ? false : text
}
