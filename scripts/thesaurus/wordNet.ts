import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const PARTS = ['noun', 'verb', 'adj', 'adv'] as const
type Part = (typeof PARTS)[number]

/** A meaning: its words in lower case with spaces, and its relations to others by their ids. */
interface Synset {
  readonly part: Part
  readonly words: readonly string[]
  readonly isName: boolean
  readonly pointers: readonly { symbol: string; target: string; source: number; word: number }[]
}

export interface WordNet {
  /** Whether a word is in the dictionary in this form, not only as a name. */
  has(word: string): boolean
  /** The forms in the dictionary from which a word may be inflected, itself included. */
  lemmasOf(word: string): string[]
  /** Words of related meaning, each with a weight from 0 to 1. */
  relatedTo(lemma: string): Map<string, number>
  /** Verbs with a particle, such as 'look after'. */
  readonly phrasalVerbs: readonly string[]
  readonly irregularForms: readonly { readonly form: string; readonly lemma: string }[]
}

/** Suffixes that inflection replaces, each with its replacement, from the manual page morphy(7WN). */
const DETACHMENTS = {
  noun: 's- ses-s xes-x zes-z ches-ch shes-sh men-man ies-y',
  verb: 's- ies-y es-e es- ed-e ed- ing-e ing-',
  adj: 'er- est- er-e est-e',
  adv: '',
} as const satisfies Record<Part, string>

/** Senses beyond these are rare. */
const MAX_SENSES = 3
const MIN_SENSE_SHARE = 0.08
const SENSE_FACTOR = [1, 0.9, 0.7]
const SYNONYM = 0.6
const DERIVED = 0.7
const DERIVED_OF_SYNONYM = 0.45
const ATTRIBUTE = 0.5
const SIMILAR = 0.35
const KIND = 0.35
/** Classes with more members say little about one of them. */
const MAX_MEMBERS_OF_CLASS = 60
const MAX_MEMBERS_NAMED = 15
/** The names of WordNet for uses of words that no product should contain. */
const OFFENSIVE_USES = ['obscenity', 'vulgarism', 'ethnic slur', 'disparagement']
/** Such words without that mark. */
const OFFENSIVE_WORDS = 'bitch cunt slut whore twat wank motherfucker'.split(' ')
const PARTICLES =
  /^\w+ (?:up|down|in|out|off|on|over|away|back|after|for|with|about|into|through|together|along|by|to)$/

/**
 * Reads the dictionary files of WordNet 3.0.
 *
 * @param dictionary the folder of the data and index files
 * @param exceptions the folder of the lists of irregular forms
 */
export function readWordNet(dictionary: string, exceptions: string): WordNet {
  const lines = (folder: string, name: string) => readFileSync(join(folder, name), 'latin1').split('\n')
  const spaced = (text = '') => text.replaceAll('_', ' ')
  const synsets = new Map<string, Synset>()
  /** By word and part: its synsets, the most frequent first. */
  const senses = new Map<string, Map<Part, string[]>>()
  const frequency = new Map<string, number>()
  const irregular = new Map<string, Map<Part, string[]>>()
  for (const part of PARTS) {
    for (const line of lines(dictionary, `data.${part}`)) if (/^\d/.test(line)) addSynset(synsets, part, line)
    for (const line of lines(dictionary, `index.${part}`)) {
      if (!/^[a-z]/.test(line)) continue
      const fields = line.trim().split(' ')
      const word = spaced(fields[0])
      const ids = fields.slice(-Number(fields[2])).map((offset) => part + offset)
      senses.set(word, (senses.get(word) ?? new Map()).set(part, ids))
    }
    for (const line of lines(exceptions, `${part}.exc`)) {
      const [form = '', ...lemmas] = line.trim().split(' ').map(spaced)
      if (form !== '') irregular.set(form, (irregular.get(form) ?? new Map()).set(part, lemmas))
    }
  }
  // sense_key offset number count; the key begins with the lemma and its part of speech.
  for (const line of lines(dictionary, 'index.sense')) {
    const [key = '', offset = '', , count = '0'] = line.split(' ')
    const [lemma = '', rest = ''] = key.split('%')
    const part = ({ 1: 'noun', 2: 'verb', 3: 'adj', 4: 'adv', 5: 'adj' } as const)[Number(rest[0])]
    if (part !== undefined) frequency.set(`${spaced(lemma)} ${part}${offset}`, Number(count))
  }

  const sensesOf = (word: string) => [...(senses.get(word)?.values() ?? [])].flat()

  /** Whether a word is marked as vulgar or as a slur in one of its meanings. */
  function isOffensive(word: string): boolean {
    if (OFFENSIVE_WORDS.includes(word)) return true
    return sensesOf(word).some((id) => {
      const { words = [], pointers = [] } = synsets.get(id) ?? {}
      return pointers.some(
        ({ symbol, target, source }) =>
          symbol === ';u' &&
          (source === 0 || words[source - 1] === word) &&
          (synsets.get(target)?.words.some((name) => OFFENSIVE_USES.includes(name)) ?? false),
      )
    })
  }

  function has(word: string): boolean {
    return !isOffensive(word) && sensesOf(word).some((id) => synsets.get(id)?.isName === false)
  }

  function lemmasOf(word: string): string[] {
    const found = new Set<string>()
    if (has(word)) found.add(word)
    for (const part of PARTS) {
      for (const lemma of irregular.get(word)?.get(part) ?? []) if (has(lemma)) found.add(lemma)
      for (const detachment of DETACHMENTS[part].split(' ')) {
        const [suffix = '', replacement = ''] = detachment.split('-')
        if (suffix === '' || !word.endsWith(suffix) || word.length - suffix.length < 2) continue
        const base = word.slice(0, word.length - suffix.length)
        const doubled =
          /(?:ed|ing|er|est)$/.test(suffix) && base.at(-1) === base.at(-2) ? [base.slice(0, -1)] : []
        for (const lemma of [base + replacement, ...doubled])
          if (senses.get(lemma)?.has(part) && has(lemma)) found.add(lemma)
      }
    }
    return [...found]
  }

  /** The frequent senses of a word, with the weight of each. */
  function mainSenses(word: string): { id: string; factor: number }[] {
    const all = sensesOf(word)
    const counted = all.map((id, rank) => ({ id, rank, count: (frequency.get(`${word} ${id}`) ?? 0) + 0.3 }))
    const total = counted.reduce((sum, { count }) => sum + count, 0)
    const damping = 1 / (1 + 0.06 * (all.length - 1))
    return counted
      .sort((a, b) => b.count - a.count || a.rank - b.rank)
      .slice(0, MAX_SENSES)
      .filter(({ count }, i) => i === 0 || count / total >= MIN_SENSE_SHARE)
      .map(({ id }, i) => ({ id, factor: (SENSE_FACTOR[i] ?? 0) * Math.max(0.55, damping) }))
  }

  function relatedTo(lemma: string): Map<string, number> {
    const found = new Map<string, number>()
    const add = (words: readonly string[], weight: number): void => {
      for (const word of words) if (word !== lemma) found.set(word, Math.max(found.get(word) ?? 0, weight))
    }
    for (const { id, factor } of mainSenses(lemma)) {
      const synset = synsets.get(id)
      if (synset === undefined || synset.isName) continue
      add(synset.words, SYNONYM * factor)
      for (const { symbol, target, source, word } of synset.pointers) {
        const other = synsets.get(target)
        if (other === undefined || other.isName) continue
        const isOfLemma = source === 0 || synset.words[source - 1] === lemma
        const to = word === 0 ? other.words : [other.words[word - 1] ?? '']
        if ('+\\<'.includes(symbol)) add(to, (isOfLemma ? DERIVED : DERIVED_OF_SYNONYM) * factor)
        else if (symbol === '=') add(other.words, ATTRIBUTE * factor)
        else if ('&^$*>'.includes(symbol)) add(to, SIMILAR * factor)
        else if (symbol === '@' && membersOf(other) <= MAX_MEMBERS_OF_CLASS) add(other.words, KIND * factor)
        else if (symbol === '~' && membersOf(synset) <= MAX_MEMBERS_NAMED) add(other.words, KIND * factor)
      }
    }
    return found
  }

  return {
    has,
    lemmasOf,
    relatedTo,
    irregularForms: [...irregular].flatMap(([form, byPart]) =>
      /^[a-z]+$/.test(form)
        ? [...new Set([...byPart.values()].flat())].map((lemma) => ({ form, lemma }))
        : [],
    ),
    phrasalVerbs: [...senses.keys()].filter(
      (word) => senses.get(word)?.has('verb') && PARTICLES.test(word) && has(word),
    ),
  }
}

const membersOf = ({ pointers }: Synset) => pointers.filter(({ symbol }) => symbol === '~').length

/** The parts of speech by their letters; 's' is an adjective like another one. */
const BY_LETTER: Readonly<Record<string, Part>> = { n: 'noun', v: 'verb', a: 'adj', s: 'adj', r: 'adv' }

/** A line of a data file: offset, file, type, word count, words with lexical ids, pointer count, pointers. */
function addSynset(synsets: Map<string, Synset>, part: Part, line: string): void {
  const fields = line.split(' ')
  const count = Number.parseInt(fields[3] ?? '0', 16)
  const written = Array.from({ length: count }, (_, i) =>
    (fields[4 + 2 * i] ?? '').replace(/\(\w+\)$/, '').replaceAll('_', ' '),
  )
  const at = 4 + 2 * count
  const pointers = Array.from({ length: Number(fields[at]) }, (_, i) => {
    const [symbol = '', offset = '', letter = '', ends = '0000'] = fields.slice(at + 1 + 4 * i)
    const [source = 0, word = 0] = [ends.slice(0, 2), ends.slice(2)].map((part) => Number.parseInt(part, 16))
    return { symbol, target: `${BY_LETTER[letter]}${offset}`, source, word }
  })
  synsets.set(part + fields[0], {
    part,
    words: written.map((word) => word.toLowerCase()),
    isName: written.every((word) => /^[A-Z]/.test(word)),
    pointers,
  })
}
