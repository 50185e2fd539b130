import { grouped } from '../formula.ts'

/** The elements of Office Math with arguments, and their arguments. */
const STRUCTURES = new Set([
  'm:f',
  'm:sSup',
  'm:sSub',
  'm:sSubSup',
  'm:rad',
  'm:nary',
  'm:func',
  'm:d',
  'm:limLow',
  'm:limUpp',
  'm:sPre',
  'm:bar',
  'm:acc',
  'm:groupChr',
  'm:box',
  'm:borderBox',
  'm:phant',
  'm:eqArr',
  'm:m',
])
const ARGUMENTS = new Set(['m:num', 'm:den', 'm:e', 'm:sup', 'm:sub', 'm:deg', 'm:fName', 'm:lim'])

interface Structure {
  readonly name: string
  /** The last argument with each name; those of delimiters are joined. */
  readonly parts: Record<string, string>
}

/** Reads the equations of a Word document as one line of text: '3/4', '2^10', '√x'. */
export class Equations {
  readonly #structures: Structure[] = []
  /** The texts of the open arguments, innermost last. */
  readonly #arguments: string[] = []

  /** Adds text to the open argument. Returns false outside of equations with arguments. */
  write(text: string): boolean {
    if (this.#arguments.length === 0) return false
    this.#arguments.push((this.#arguments.pop() ?? '') + text)
    return true
  }

  start(name: string): void {
    if (STRUCTURES.has(name)) this.#structures.push({ name, parts: {} })
    else if (ARGUMENTS.has(name) && this.#structures.length > 0) this.#arguments.push('')
  }

  /** Ends an element. Returns the text of an outermost equation that ends with it, otherwise ''. */
  end(name: string): string {
    const open = this.#structures.at(-1)
    if (open !== undefined && ARGUMENTS.has(name)) {
      const text = this.#arguments.pop() ?? ''
      const above = open.parts[name]
      open.parts[name] = above === undefined ? text : `${above}, ${text}`
      return ''
    }
    if (open === undefined || open.name !== name) return ''
    this.#structures.pop()
    const text = textOf(open)
    return this.write(text) ? '' : text
  }
}

function textOf({ name, parts }: Structure): string {
  const part = (key: string): string => (parts[`m:${key}`] ?? '').trim()
  switch (name) {
    case 'm:f':
      return `${grouped(part('num'))}/${grouped(part('den'))}`
    case 'm:sSup':
      return `${grouped(part('e'))}^${grouped(part('sup'))}`
    case 'm:sSub':
      return part('e') + part('sub')
    case 'm:sSubSup':
      return `${part('e')}${part('sub')}^${grouped(part('sup'))}`
    case 'm:rad':
      return `${part('deg')}√${grouped(part('e'))}`
    case 'm:nary':
      return `${part('sub') === '' ? '' : `(${part('sub')} … ${part('sup')}) `}${part('e')}`
    case 'm:func':
      return `${part('fName')} ${part('e')}`
    case 'm:sPre':
      return `${part('sup') === '' ? '' : `^${part('sup')}`}${part('sub')}${part('e')}`
    case 'm:d':
      return `(${part('e')})`
    default:
      return [part('e'), part('lim')].join(' ').trim()
  }
}
