import { isCalendarWord } from '../text/dates.ts'
import type { Span } from '../text/sentences.ts'
import type { Statement } from './statement.ts'

/** 'Orion 3', 'GX 400', 'Lumo S'. */
const CODE = /\b(\p{Lu}[\p{L}\d]+)[\s-](\d[\p{L}\d.]*(?<!\.)|\p{Lu}\b)/gu
/** 'version 3', 'room B'. */
const LABELED =
  /\b(version|release|edition|model|type|series|mark|class|grade|level|phase|stage|variant|unit|line|zone|district|room|building|platform|terminal|plant|plan|group|part|block|chapter|step)\s(\d[\d.]*(?<!\.)|\p{Lu}\b)/giu

/** Whether two statements name different models, versions or numbers of something, outside of their facts. */
export function haveDifferentDesignations(a: Statement, fact: Span, b: Statement, other: Span): boolean {
  const [own, others] = [designations(a, fact), designations(b, other)]
  return [...own].some(([name, codes]) => {
    const known = others.get(name)
    return known !== undefined && ![...codes].some((code) => known.has(code))
  })
}

/** The codes of each name in a statement or, if it has none, in the sentences before it. */
function designations({ text, preceding }: Statement, fact: Span): Map<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>()
  const add = (sentence: string, isOwn: boolean): void => {
    const known = new Set(found.keys())
    for (const pattern of [CODE, LABELED]) {
      for (const match of sentence.matchAll(pattern)) {
        const [written, name = '', code = ''] = match
        const key = name.toLowerCase()
        const isFact = isOwn && match.index < fact.end && fact.start < match.index + written.length
        if (isFact || known.has(key) || isCalendarWord(written)) continue
        found.set(key, (found.get(key) ?? new Set()).add(code.toLowerCase()))
      }
    }
  }
  add(text, true)
  for (const sentence of preceding) add(sentence.text, false)
  return found
}
