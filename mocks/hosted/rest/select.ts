import { badQuery } from './errors.ts'

/** One item of the parameter `select`. */
export type Selected =
  | { readonly kind: 'all' }
  | { readonly kind: 'column'; readonly name: string; readonly as: string }
  | {
      readonly kind: 'embed'
      /** The joined table. */
      readonly name: string
      readonly as: string
      /** The name of the foreign key, or null. */
      readonly hint: string | null
      /** Whether rows without a joined row are omitted. */
      readonly isInner: boolean
      readonly selected: readonly Selected[]
    }

const ITEM = /^(?:(?<as>\w+):)?(?<name>\w+|\*)(?<marks>(?:!\w+)*)(?<embedded>\(.*\))?$/

/**
 * Parses `id,email`, `*`, `name:first_name` and joins such as `waitlist_submissions!inner(first_name,email)`.
 *
 * @throws RestError PGRST100
 */
export function parseSelect(select: string): Selected[] {
  return splitAtCommas(select).map((item) => {
    const { as, name, marks = '', embedded } = ITEM.exec(item)?.groups ?? {}
    if (name === undefined) throw invalidSelect(select, item)
    if (embedded === undefined) {
      if (marks !== '') throw invalidSelect(select, item)
      return name === '*' ? { kind: 'all' } : { kind: 'column', name, as: as ?? name }
    }
    const hints = marks.split('!').slice(1)
    return {
      kind: 'embed',
      name,
      as: as ?? name,
      hint: hints.find((mark) => mark !== 'inner' && mark !== 'left') ?? null,
      isInner: hints.includes('inner'),
      selected: embedded === '()' ? [] : parseSelect(embedded.slice(1, -1)),
    }
  })
}

/** Splits at commas outside parentheses. */
function splitAtCommas(text: string): string[] {
  const items = ['']
  let depth = 0
  for (const character of text) {
    if (character === '(') depth += 1
    if (character === ')') depth -= 1
    if (character === ',' && depth === 0) items.push('')
    else items.push(`${items.pop() ?? ''}${character}`)
  }
  return items
}

function invalidSelect(select: string, item: string) {
  return badQuery(`select parameter (${select})`, `unexpected "${item}"`)
}
