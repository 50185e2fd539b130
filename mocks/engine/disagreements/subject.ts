import { isContent } from '../conflicts/similarity.ts'
import type { Token } from '../conflicts/statement.ts'
import { capitalized } from '../text/capitalized.ts'
import type { Placed } from './placed.ts'

const MAX_WORDS = 6

/** What two statements are about: the longest part that both have besides the values, or the title of the section. */
export function subjectOfBoth(first: Placed, second: Placed, values: readonly string[]): string {
  const { text, tokens } = second.statement
  const others = new Set(first.statement.tokens.map(({ stem }) => stem))
  const isValue = ({ text: word }: Token): boolean =>
    /\d/.test(word) || values.some((one) => one.includes(word))
  const runs: Token[][] = [[]]
  for (const token of tokens) {
    if (isValue(token) || !others.has(token.stem)) runs.push([])
    else runs.at(-1)?.push(token)
  }
  const found = runs.map((run) => contentOf(run)).sort((a, b) => countContent(b) - countContent(a))
  const [best = []] = found
  const [start, end] = [best[0]?.start, best.at(-1)?.end]
  const title = second.sentence.block.headings.at(-1)
  if (start === undefined || (countContent(best) < 2 && title !== undefined))
    return title ?? second.passage.filename
  return capitalized(text.slice(start, end))
}

/** Without words such as 'the' at both ends. */
function contentOf(run: readonly Token[]): readonly Token[] {
  const first = run.findIndex(isContent)
  const last = run.findLastIndex(isContent)
  return first < 0 ? [] : run.slice(first, Math.min(last + 1, first + MAX_WORDS))
}

function countContent(run: readonly Token[]): number {
  return run.filter(isContent).length
}
