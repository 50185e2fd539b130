const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** HTML that is inserted into other HTML unchanged. */
export class Html {
  readonly source: string

  constructor(source: string) {
    this.source = source
  }
}

type Value = string | number | Html | readonly Html[]

function sourceOf(value: Value): string {
  if (value instanceof Html) return value.source
  if (typeof value === 'object') return value.map(({ source }) => source).join('')
  return String(value).replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
}

/** A template of HTML. Inserted strings are escaped; inserted HTML is not. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(String.raw({ raw: parts }, ...values.map(sourceOf)))
}
