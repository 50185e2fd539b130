import * as v from 'valibot'
import type { EvaluationQuestion } from './evaluationSet.ts'
import { parseJson } from './parseJson.ts'

const Line = v.object({
  id: v.union([v.string(), v.number()]),
  question: v.string(),
  answers: v.array(v.pipe(v.string(), v.nonEmpty())),
  pages: v.optional(v.array(v.number()), []),
  file: v.string(),
  kind: v.optional(v.nullable(v.string()), null),
})

export interface FileQuestion extends EvaluationQuestion {
  /** The name of the file that the question is asked of. */
  readonly file: string
}

/**
 * Reads questions about files, one JSON object a line: see docs/engine.md.
 *
 * @throws Error that names the file, the line and the field
 */
export function readQuestions(path: string, content: string): FileQuestion[] {
  return content.split('\n').flatMap((line, i) => {
    if (line.trim() === '') return []
    const { id, question, answers, pages, file, kind } = parseJson(Line, line, `${path}, line ${i + 1}`)
    return [{ id: String(id), text: question, answers, pages, file, kind }]
  })
}
