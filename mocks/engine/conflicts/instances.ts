import type { Asked } from './asked.ts'
import type { Statement } from './statement.ts'

/** 'L-18', 'H2'. */
const CODE = /\b\p{Lu}{1,3}-?\d{1,4}\b/gu

/** Whether a statement tells of one instance by its code, which neither the question nor the other statement names. */
export function namesInstance({ text }: Statement, other: Statement, question: string): boolean {
  const codes = text.match(CODE) ?? []
  return codes.length > 0 && !codes.some((code) => other.text.includes(code) || question.includes(code))
}

/** Whether a statement is about something named before that the question does not name: 'This pause lasts three seconds'. */
export function isAboutThis({ tokens: [first, second] }: Statement, { words }: Asked): boolean {
  return (
    first !== undefined &&
    second !== undefined &&
    /^(?:this|these|that|those|such)$/.test(first.folded) &&
    !second.isStop &&
    !words.some(({ stem }) => stem === second.stem)
  )
}
