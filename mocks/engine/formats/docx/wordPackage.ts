import { decodeText } from '../../../../src/lib/text/decodeText.ts'
import { unzipEntries } from '../unzip.ts'
import { attribute, xmlTokens } from '../xml.ts'

/** The parts of a Word document that are read, by the last word of their relation's type. */
export type PartType =
  | 'officeDocument'
  | 'styles'
  | 'numbering'
  | 'footnotes'
  | 'endnotes'
  | 'comments'
  | 'header'
  | 'footer'
  | 'core-properties'

/** Where the parts are in files without relations. */
const USUAL_NAMES: Readonly<Record<PartType, string>> = {
  officeDocument: 'word/document.xml',
  styles: 'word/styles.xml',
  numbering: 'word/numbering.xml',
  footnotes: 'word/footnotes.xml',
  endnotes: 'word/endnotes.xml',
  comments: 'word/comments.xml',
  header: 'word/header1.xml',
  footer: 'word/footer1.xml',
  'core-properties': 'docProps/core.xml',
}

/** The texts of a type's parts, in the order of the relations. */
export type WordPackage = ReadonlyMap<PartType, readonly string[]>

/**
 * Unpacks a Word document by its relations (ECMA-376, part 2), because programs name the parts differently.
 * @throws EngineError like `unzipEntries`
 */
export function openWordPackage(bytes: Uint8Array): WordPackage {
  const names = new Map<PartType, string[]>()
  const add = (relations: readonly Relation[]): void => {
    for (const { type, target } of relations)
      if (isPartType(type)) names.set(type, [...(names.get(type) ?? []), target])
  }
  add(relationsOf(bytes, ''))
  const main = names.get('officeDocument')?.[0] ?? USUAL_NAMES.officeDocument
  add(relationsOf(bytes, main))
  for (const [type, name] of Object.entries(USUAL_NAMES))
    if (isPartType(type) && !names.has(type)) names.set(type, [name])
  const entries = unzipEntries(bytes, [...names.values()].flat())
  return new Map(
    [...names].map(([type, parts]) => [
      type,
      parts.flatMap((name) => {
        const entry = entries.get(name)
        return entry === undefined ? [] : [withUsualPrefixes(decodeText(entry).text)]
      }),
    ]),
  )
}

function isPartType(type: string): type is PartType {
  return type in USUAL_NAMES
}

interface Relation {
  readonly type: string
  /** The path of the part in the archive. */
  readonly target: string
}

/** The relations of a part, or those of the package for ''. */
function relationsOf(bytes: Uint8Array, part: string): Relation[] {
  const slash = part.lastIndexOf('/')
  const [folder, name] = [part.slice(0, slash + 1), part.slice(slash + 1)]
  const path = `${folder}_rels/${name}.rels`
  const entry = unzipEntries(bytes, [path]).get(path)
  if (entry === undefined) return []
  return [...xmlTokens(decodeText(entry).text)].flatMap((token) => {
    if (token.kind === 'text' || !token.name.endsWith('Relationship')) return []
    const [type, target] = [attribute(token.attributes, 'Type'), attribute(token.attributes, 'Target')]
    if (type === null || target === null) return []
    return [{ type: type.slice(type.lastIndexOf('/') + 1), target: resolve(folder, target) }]
  })
}

/** A target relative to a folder of the archive, or absolute. */
function resolve(folder: string, target: string): string {
  return new URL(target, `file:///${folder}`).pathname.slice(1)
}

/** The prefixes under which the reader knows the elements, by the ends of their namespaces, transitional and strict. */
const PREFIXES: readonly (readonly [end: string, prefix: string])[] = [
  ['/wordprocessingml/2006/main', 'w'],
  ['/wordprocessingml/main', 'w'],
  ['/officeDocument/2006/math', 'm'],
  ['/officeDocument/math', 'm'],
  ['/markup-compatibility/2006', 'mc'],
  ['/metadata/core-properties', 'cp'],
  ['purl.org/dc/elements/1.1/', 'dc'],
  ['purl.org/dc/terms/', 'dcterms'],
]

/** An XML document with the prefixes that Word uses. A program may choose others, or none. */
function withUsualPrefixes(xml: string): string {
  let text = xml
  for (const [, given = '', uri = ''] of xml
    .slice(0, 8192)
    .matchAll(/\sxmlns(?::([\w.-]+))?\s*=\s*["']([^"']+)["']/g)) {
    const prefix = PREFIXES.find(([end]) => uri.endsWith(end))?.[1]
    if (prefix === undefined || prefix === given) continue
    text =
      given === ''
        ? text.replace(/<(\/?)(?=[A-Za-z][\w.-]*[\s/>])/g, `<$1${prefix}:`)
        : text.replace(
            new RegExp(`([<\\s/])${given.replace(/[.-]/g, '\\$&')}:(?=[A-Za-z])`, 'g'),
            `$1${prefix}:`,
          )
  }
  return text
}
