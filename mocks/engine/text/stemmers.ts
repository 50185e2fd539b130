import { stemmer as arabic } from '@orama/stemmers/arabic'
import { stemmer as armenian } from '@orama/stemmers/armenian'
import { stemmer as bulgarian } from '@orama/stemmers/bulgarian'
import { stemmer as danish } from '@orama/stemmers/danish'
import { stemmer as dutch } from '@orama/stemmers/dutch'
import { stemmer as finnish } from '@orama/stemmers/finnish'
import { stemmer as french } from '@orama/stemmers/french'
import { stemmer as german } from '@orama/stemmers/german'
import { stemmer as greek } from '@orama/stemmers/greek'
import { stemmer as hungarian } from '@orama/stemmers/hungarian'
import { stemmer as hindi } from '@orama/stemmers/indian'
import { stemmer as indonesian } from '@orama/stemmers/indonesian'
import { stemmer as italian } from '@orama/stemmers/italian'
import { stemmer as lithuanian } from '@orama/stemmers/lithuanian'
import { stemmer as norwegian } from '@orama/stemmers/norwegian'
import { stemmer as portuguese } from '@orama/stemmers/portuguese'
import { stemmer as romanian } from '@orama/stemmers/romanian'
import { stemmer as russian } from '@orama/stemmers/russian'
import { stemmer as spanish } from '@orama/stemmers/spanish'
import { stemmer as swedish } from '@orama/stemmers/swedish'
import { stemmer as tamil } from '@orama/stemmers/tamil'
import { stemmer as turkish } from '@orama/stemmers/turkish'
import { stemmer as ukrainian } from '@orama/stemmers/ukrainian'
import { stemmer as porter } from 'stemmer'
import { withoutAccents } from './fold.ts'
import type { Language } from './language.ts'

/** Cuts the ending of a folded word. */
type Stemmer = (folded: string) => string

/** English: words in other alphabets or with digits are not changed. */
const english: Stemmer = (folded) => (/^[a-z]+$/.test(folded) ? porter(folded) : folded)

/** The Arabic stemmer does not remove 'and' before the article ('and the city'). Shorter words are forms of والد, 'father'. */
const arabicWithoutAnd: Stemmer = (folded) => arabic(folded.replace(/^[وف](?=ال.{4})/, ''))

/** The letters of a word, which the Bulgarian stemmer replaces in place. Strings do not allow that. */
class Letters extends Array<string> {
  substring(start: number, end: number): string {
    return this.slice(start, end).join('')
  }
}

const bulgarianInPlace: Stemmer = (folded) => bulgarian(Letters.from(folded) as unknown as string)

/** Languages without an entry have no inflection (Chinese, Thai), or no stemmer (Japanese, Korean). */
const STEMMERS: ReadonlyMap<Language, Stemmer> = new Map<Language, Stemmer>([
  ['ar', arabicWithoutAnd],
  ['bg', bulgarianInPlace],
  ['da', danish],
  ['de', german],
  ['el', greek],
  ['en', english],
  ['es', spanish],
  ['fi', finnish],
  ['fr', french],
  ['hi', hindi],
  ['hu', hungarian],
  ['hy', armenian],
  ['id', indonesian],
  ['it', italian],
  ['lt', lithuanian],
  ['nl', dutch],
  ['no', norwegian],
  ['pt', portuguese],
  ['ro', romanian],
  ['ru', russian],
  ['sv', swedish],
  ['ta', tamil],
  ['tr', turkish],
  ['uk', ukrainian],
  ['unknown', english],
])

/** Cache by language: stemming is the slowest step of indexing. */
const caches = new Map<Language, Map<string, string>>()
const MAX_CACHED_STEMS = 50_000

/** The stem of a folded word, without accents. Words with digits are only freed of accents. */
export function stem(folded: string, language: Language): string {
  const cache = caches.get(language) ?? new Map<string, string>()
  caches.set(language, cache)
  const known = cache.get(folded)
  if (known !== undefined) return known
  if (cache.size >= MAX_CACHED_STEMS) cache.clear()
  const stemmed = /^\p{L}/u.test(folded) ? (STEMMERS.get(language)?.(folded) ?? folded) : folded
  const plain = withoutAccents(stemmed === '' ? folded : stemmed)
  cache.set(folded, plain)
  return plain
}
