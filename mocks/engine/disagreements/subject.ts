import { isContent } from '../conflicts/similarity.ts'
import type { Token } from '../conflicts/statement.ts'
import { capitalized } from '../text/capitalized.ts'
import type { Placed } from './placed.ts'

const MAX_WORDS = 6

/** Ends the subject of a sentence: 'Sound cues' in 'Sound cues are played'. */
const AUXILIARY = /^(?:is|are|was|were|be|has|have|had|will|shall|must|may|can|should|would|do|does)$/

/** What two statements are about: the longest part that both have besides the values, or the title of the section. */
export function subjectOfBoth(first: Placed, second: Placed, values: readonly string[]): string {
  const { text, tokens } = second.statement
  const others = new Set(first.statement.tokens.map(({ stem }) => stem))
  const isValue = ({ text: word }: Token): boolean =>
    /\d/.test(word) || values.some((one) => one.includes(word))
  const runs: Token[][] = [[]]
  for (const token of tokens) {
    if (isValue(token) || (isContent(token) && !others.has(token.stem))) runs.push([])
    else runs.at(-1)?.push(token)
  }
  const [best = []] = runs.map((run) => contentOf(run)).sort((a, b) => countContent(b) - countContent(a))
  const isSubject = AUXILIARY.test(tokens[(best.at(-1)?.position ?? -1) + 1]?.folded ?? '')
  const [start, end] = [best[0]?.start, best.at(-1)?.end]
  const title = second.sentence.block.headings.at(-1)?.replace(/^[\d.]+\s+/, '')
  if (start === undefined || (countContent(best) < 2 && !isSubject && title !== undefined))
    return title ?? second.passage.filename
  return capitalized(text.slice(start, end))
}

/** The words before the verb, without words such as 'the' at both ends. */
function contentOf(run: readonly Token[]): readonly Token[] {
  const verb = run.findIndex(({ folded }) => AUXILIARY.test(folded))
  const words = verb > 0 ? run.slice(0, verb) : run
  const first = words.findIndex(isContent)
  const found = first < 0 ? [] : words.slice(first, first + MAX_WORDS)
  return found.slice(0, found.findLastIndex((token) => isContent(token) || /^\p{Lu}/u.test(token.text)) + 1)
}

function countContent(run: readonly Token[]): number {
  return run.filter(isContent).length
}
