import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { createRanking } from '../../../mocks/engine/rank.ts'
import { ndcgAt10 } from './ranking/ndcg.ts'
import { referenceRanking } from './ranking/reference.ts'

/** Minimum quality of the ranking, relative to the reference. */
const MIN_SHARE = 0.98

const pathOf = (name: string): string => fileURLToPath(new URL(`./ranking/${name}.jsonl`, import.meta.url))

function readLines<Line>(name: string): Line[] {
  const lines = readFileSync(pathOf(name), 'utf8').trim().split('\n')
  return lines.map((line): Line => JSON.parse(line))
}

const docs = readLines<{ id: string; title: string; text: string }>('docs')
const queries = readLines<{ id: string; text: string }>('queries')
const qrels = readLines<{ query: string; doc: string; grade: number }>('qrels')

function meanNdcg(rank: (query: string) => string[]): number {
  const values = queries.map(({ id, text }) => {
    const grades = new Map(qrels.filter((qrel) => qrel.query === id).map(({ doc, grade }) => [doc, grade]))
    return ndcgAt10(rank(text), grades)
  })
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

test('the judgments of the collection refer to its queries and documents', () => {
  const ids = new Set(docs.map((doc) => doc.id))
  expect(ids.size).toBe(docs.length)
  expect(qrels.filter(({ doc }) => !ids.has(doc))).toEqual([])
  expect(queries.filter(({ id }) => qrels.every(({ query }) => query !== id))).toEqual([])
})

test('the ranking is at least as good as the reference', () => {
  const ours = meanNdcg(createRanking(docs))
  const reference = meanNdcg(
    referenceRanking(docs.map(({ id, title, text }) => ({ id, text: `${title} ${text}` }))),
  )
  console.info(`nDCG@10: ${ours.toFixed(4)}, reference ${reference.toFixed(4)}`)
  expect(ours).toBeGreaterThanOrEqual(MIN_SHARE * reference)
})
