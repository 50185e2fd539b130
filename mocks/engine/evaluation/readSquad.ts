import * as v from 'valibot'
import type { SourceFile } from '../extract.ts'
import { type EvaluationQuestion, type EvaluationSet, textFile } from './evaluationSet.ts'
import { parseJson } from './parseJson.ts'

const Squad = v.object({
  data: v.array(
    v.object({
      title: v.nullish(v.string()),
      paragraphs: v.array(
        v.object({
          context: v.string(),
          qas: v.array(
            v.object({
              id: v.union([v.string(), v.number()]),
              question: v.string(),
              answers: v.array(v.object({ text: v.pipe(v.string(), v.nonEmpty()) })),
            }),
          ),
        }),
      ),
    }),
  ),
})

interface Article {
  readonly document: SourceFile
  readonly questions: readonly EvaluationQuestion[]
}

/**
 * Reads SQuAD's JSON (Rajpurkar et al. 2016). Each article is a document, all are in one memory, and all questions are
 * asked. Then every second article is removed and the questions about those are asked again; nothing answers them.
 * Articles with the same text are one.
 *
 * @throws Error that names the file and the field
 */
export function readSquad(path: string, content: string): EvaluationSet {
  const { data } = parseJson(Squad, content, path)
  const articles = new Map<string, Article>()
  for (const { title, paragraphs } of data) {
    const contexts = paragraphs.map(({ context }) => context)
    const key = contexts.join('\n')
    const known = articles.get(key)
    const questions = paragraphs
      .flatMap(({ qas }) => qas)
      .map(({ id, question, answers }) => ({
        id: String(id),
        text: question,
        answers: answers.map(({ text }) => text),
        pages: [],
        kind: null,
      }))
    articles.set(key, {
      document: known?.document ?? textFile(title ?? `Article ${articles.size + 1}`, contexts),
      questions: [...(known?.questions ?? []), ...questions],
    })
  }
  const all = [...articles.values()]
  const removed = all.filter((_, i) => i % 2 === 1)
  return {
    name: path,
    trials: [
      {
        documents: all.map(({ document }) => document),
        questions: all.flatMap(({ questions }) => questions),
      },
      {
        documents: all.filter((_, i) => i % 2 === 0).map(({ document }) => document),
        questions: removed.flatMap(({ questions }) => questions).map((one) => ({ ...one, answers: [] })),
      },
    ],
  }
}
