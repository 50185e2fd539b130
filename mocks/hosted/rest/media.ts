import { RestError } from './errors.ts'

/** The format of a response with rows. */
export interface Media {
  readonly format: 'list' | 'object' | 'csv'
  /** Whether fields that are null are omitted. */
  readonly omitsNulls: boolean
  /** The header Content-Type. */
  readonly type: string
}

/** @throws RestError PGRST107 if the request accepts no format that the tables have. */
export function negotiate(request: Request): Media {
  const accept = request.headers.get('Accept') ?? '*/*'
  for (const range of accept.split(',')) {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim())
    const omitsNulls = parameters.includes('nulls=stripped')
    const format = formatOf(type)
    if (format === null) continue
    const vendor = format === 'object' ? 'object' : 'array'
    const name =
      format === 'csv'
        ? 'text/csv'
        : format === 'object' || omitsNulls
          ? `application/vnd.pgrst.${vendor}+json`
          : 'application/json'
    return { format, omitsNulls, type: `${name}${omitsNulls ? '; nulls=stripped' : ''}; charset=utf-8` }
  }
  throw new RestError('PGRST107', `None of these media types are available: ${accept}`)
}

function formatOf(type: string): Media['format'] | null {
  switch (type) {
    case '*/*':
    case 'application/*':
    case 'application/json':
    case 'application/vnd.pgrst.array+json':
    case 'application/vnd.pgrst.array':
      return 'list'
    case 'application/vnd.pgrst.object+json':
    case 'application/vnd.pgrst.object':
      return 'object'
    case 'text/csv':
      return 'csv'
  }
  return null
}
