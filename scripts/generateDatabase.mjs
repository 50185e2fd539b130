import { providerDatabase } from '../tests/supabase/providerDatabase.ts'

const TYPES = { uuid: 'string', text: 'string', 'timestamp with time zone': 'string', boolean: 'boolean' }

/** The columns of tables and views. PostgreSQL does not know whether a view's column is null; its table's column does. */
const COLUMNS = `
  select c.table_name as table, c.column_name as name, c.data_type as type, v.table_name is not null as in_view,
    coalesce(t.is_nullable, c.is_nullable) = 'YES' as nullable,
    coalesce(t.column_default, c.column_default) is not null as has_default
  from information_schema.columns c
    left join information_schema.views v on v.table_schema = c.table_schema and v.table_name = c.table_name
    left join information_schema.view_column_usage u
      on u.view_schema = c.table_schema and u.view_name = c.table_name and u.column_name = c.column_name
    left join information_schema.columns t
      on t.table_schema = u.table_schema and t.table_name = u.table_name and t.column_name = u.column_name
  where c.table_schema = 'public'
  order by c.table_name, c.ordinal_position`

const REFERENCES = `
  select c.conname as name, t.relname as table, f.relname as referenced,
    array(select attname::text from pg_attribute where attrelid = c.conrelid and attnum = any(c.conkey)) as columns,
    array(select attname::text from pg_attribute where attrelid = c.confrelid and attnum = any(c.confkey)) as to,
    exists (select from pg_constraint u where u.conrelid = c.conrelid and u.contype = 'u' and u.conkey = c.conkey)
      as one_to_one
  from pg_constraint c
    join pg_class t on t.oid = c.conrelid
    join pg_class f on f.oid = c.confrelid and f.relnamespace = 'public'::regnamespace
  where c.contype = 'f' and c.connamespace = 'public'::regnamespace
  order by t.relname, c.conname`

const fields = (columns, isOptional) =>
  columns.map((column) => {
    const type = TYPES[column.type]
    if (type === undefined)
      throw new Error(`${column.table}.${column.name} is of the unknown type ${column.type}`)
    return `          ${column.name}${isOptional(column) ? '?' : ''}: ${type}${column.nullable ? ' | null' : ''}\n`
  })

const block = (name, lines) => `        ${name}: {\n${lines.join('')}        }\n`
const list = (names) => `[${names.map((name) => `'${name}'`).join(', ')}]`

const relationship = ({ name, columns, one_to_one, referenced, to }) =>
  `{ foreignKeyName: '${name}'; columns: ${list(columns)}; isOneToOne: ${one_to_one}; referencedRelation: '${referenced}'; referencedColumns: ${list(to)} }`

const table = (name, columns, references) =>
  [
    `      ${name}: {\n`,
    block(
      'Row',
      fields(columns, () => false),
    ),
    block(
      'Insert',
      fields(columns, ({ nullable, has_default }) => nullable || has_default),
    ),
    block(
      'Update',
      fields(columns, () => true),
    ),
    `        Relationships: [${references.map(relationship).join(', ')}]\n      }`,
  ].join('')

/** Returns the types of the provider tables and views, read from a database created by the migrations. */
export async function databaseTypes() {
  const database = await providerDatabase()
  const { rows: columns } = await database.query(COLUMNS)
  const { rows: references } = await database.query(REFERENCES)
  await database.close()
  const typesOf = (list) =>
    Object.entries(Object.groupBy(list, (column) => column.table))
      .map(([name, own]) => table(name, own, Object.groupBy(references, (key) => key.table)[name] ?? []))
      .join('\n')
  return `/** The database of the provider, as a type for its client. */
export type Database = {
  public: {
    Tables: {
${typesOf(columns.filter(({ in_view }) => !in_view))}
    }
    Views: {
${typesOf(columns.filter(({ in_view }) => in_view))}
    }
    Functions: Record<never, never>
  }
}
`
}
