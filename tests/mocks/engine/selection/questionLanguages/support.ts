import { expect, test } from 'vitest'
import { type QuestionKind, questionKind } from '../../../../../mocks/engine/selection/questionKind.ts'

export function testKinds(
  language: string,
  questions: Readonly<Partial<Record<QuestionKind, readonly string[]>>>,
): void {
  for (const [kind, texts] of Object.entries(questions))
    test.each(texts)(`the ${language} question "%s" has the kind ${kind}`, (question) => {
      expect(questionKind(question)).toBe(kind)
    })
}
