import { isPlural } from '../../text/isPlural.ts'

/** A title that is a question, or reads like one: 'What you should avoid' → 'What should I avoid?'. */
export function questionTitle(title: string): string | null {
  if (/^(?:how|what|when|where|why|who|which|can|does|do|is|are)\b[^?]+\?$/i.test(title)) return title
  const [, wh, modal, rest] =
    /^(What|When|Where|How) you (should|must|can|may|will|need to) (.+)$/.exec(title) ?? []
  if (wh === undefined || rest === undefined) return null
  const ending = rest.replace(/\byour\b/g, 'my').replace(/\?$/, '')
  return modal === 'need to' ? `${wh} do I need to ${ending}?` : `${wh} ${modal} I ${ending}?`
}

const MAX_TITLE_WORDS = 3
const NO_LIST =
  /^(?:contents|notes|references|figures|tables|questions|details|parties|sources|limits|terms|results|links|others|definitions|grants|measures)$/i

/** What a whole document has one list of. Other single words, such as 'Packages', are unclear without their chapter. */
const LIST =
  /^(?:ingredients|requirements|prerequisites|risks|exceptions|exclusions|benefits|recommendations|symptoms|duties|prices|fees|attendees|participants|allergens|materials)$/

/** 'Ingredients' → 'What are the ingredients?', for a section that is a list. */
export function listTitle(title: string): string | null {
  const words = title.replace(/^\d+(?:\.\d+)*\.?\s+/, '').split(/\s+/)
  const last = words.at(-1)?.toLowerCase() ?? ''
  const isPlain =
    !words.includes('of') &&
    words.length <= MAX_TITLE_WORDS &&
    words.every((word, i) => /^\p{L}+$/u.test(word) && (i === 0 || /^\p{Ll}/u.test(word)))
  if (words.length === 1 && !LIST.test(last)) return null
  if (!isPlain || !isPlural(last) || NO_LIST.test(last)) return null
  return `What are the ${words.join(' ').toLowerCase()}?`
}
