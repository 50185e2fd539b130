// Generates the types of the backend contract and of the provider tables, the example answer of the landing page, the
// thesaurus of the engine and the configuration of nginx.
// With --check it writes nothing and fails if a generated file is out of date.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { nginxSite } from './deployment/nginxSite.ts'
import { databaseTypes } from './generateDatabase.mjs'
import { exampleAnswerModule } from './generateExampleAnswer.mjs'
import { schemaTypes } from './generateSchema.mjs'
import { thesaurusModule } from './generateThesaurus.mjs'

/** Source, generated file, and what returns its content. */
const FILES = [
  ['openapi/api.v1.yaml', 'src/api/schema.gen.ts', schemaTypes],
  ['supabase/migrations', 'src/hosted/database.gen.ts', databaseTypes],
  ['mocks/worlds/demo', 'src/flows/landing/example/exampleAnswer.gen.ts', exampleAnswerModule],
  ['scripts/thesaurus', 'mocks/engine/thesaurus/english.gen.ts', thesaurusModule],
  ['scripts/deployment', 'deploy/nginx.conf.template', nginxSite],
]

for (const [source, target, content] of FILES) {
  const file = new URL(`../${target}`, import.meta.url)
  const comment = target.endsWith('.ts') ? '//' : '#'
  const text = `${comment} Generated from ${source} by "npm run generate". Do not edit.\n\n${await content()}`
  if (!process.argv.includes('--check')) {
    writeFileSync(file, text)
  } else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    process.stderr.write(`${target} is older than ${source}. Run "npm run generate".\n`)
    process.exitCode = 1
  }
}
