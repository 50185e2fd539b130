// The function private.is_interest of supabase/migrations/…_interest.sql.

const ROLES = ['researcher', 'investor', 'journalist', 'technologist', 'entrepreneur', 'consultant', 'other']
const RESEARCH_AREAS = [
  'ai-safety',
  'cognitive-science',
  'epistemology',
  'machine-learning',
  'neuroscience',
  'psychology',
  'investment',
  'technology',
  'media',
  'other',
]
const TIMELINES = ['immediate', 'short-term', 'medium-term', 'long-term', 'flexible']

/** Whether a text is a valid `interest`: a JSON object with known options and bounded lengths. */
export function isInterest(interest: string): boolean {
  const value = parse(interest)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const read = (name: string) => textOf(Reflect.get(value, name))
  return (
    ROLES.includes(read('role')) &&
    characters(read('organization')) <= 200 &&
    ['', ...RESEARCH_AREAS].includes(read('researchArea')) &&
    characters(read('useCase')) <= 300 &&
    ['', ...TIMELINES].includes(read('timeline'))
  )
}

/** Length in code points, as the database counts. */
export function characters(text: string): number {
  return [...text].length
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json, (name, value) => {
      if (!isStorable(name) || !isStorable(value)) throw new SyntaxError('The database does not keep it.')
      return value
    })
  } catch {
    return undefined
  }
}

/** Whether the database can store a JSON value: no null characters, lone surrogates or infinite numbers. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value)
  return typeof value !== 'string' || (value.isWellFormed() && !value.includes('\0'))
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}
