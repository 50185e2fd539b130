import { useState } from 'react'
import type { OnboardingAnswers, QuestionId } from '../../domain/onboarding.ts'
import { ONBOARDING_QUESTIONS, type OnboardingAnswer } from '../../domain/onboardingQuestions.ts'
import { Notice } from '../../ui/Notice/Notice.tsx'
import { RadioCards } from '../../ui/RadioCards/RadioCards.tsx'
import { BackButton } from './BackButton.tsx'
import { Diagram } from './diagrams/Diagram.tsx'
import { Heading } from './Heading.tsx'
import * as styles from './OnboardingView.css.ts'
import type { OnboardingEvent } from './onboarding.base.ts'

/** Replaced in the question by the assistant's name. */
const ASSISTANT = 'the assistant'

interface QuestionProps {
  id: QuestionId
  aiName: string
  answers: OnboardingAnswers
  /** The message shown if onboarding cannot finish without an answer to this question. */
  problem: string | null
  send: (event: OnboardingEvent) => void
}

/** One question. Choosing an answer continues; arrow keys only move between answers. */
export function Question({ id, aiName, answers, problem, send }: QuestionProps) {
  const [selected, setSelected] = useState(answers[id] ?? null)
  const question = ONBOARDING_QUESTIONS.find((question) => question.id === id)
  if (question === undefined) return null
  const options: readonly OnboardingAnswer[] = question.answers
  const name = aiName || ASSISTANT
  const [before, after] = splitAround(question.text, ASSISTANT)
  return (
    <>
      <Heading
        title={
          after === null ? (
            before
          ) : (
            <>
              {before}
              <bdi>{name}</bdi>
              {after}
            </>
          )
        }
      />
      {problem !== null && <Notice tone="error" title={problem} />}
      <RadioCards
        label={after === null ? before : `${before}${name}${after}`}
        hideLabel
        numberKeys
        options={options.map(({ id, title, sentence, diagram }) => ({
          value: id,
          title,
          description: sentence,
          diagram: <Diagram of={diagram} />,
        }))}
        value={selected}
        onValueChange={setSelected}
        onChoose={(answer) => send({ type: 'answer.chosen', question: id, answer })}
      />
      <div className={styles.footer}>
        <BackButton onClick={() => send({ type: 'step.returned' })}>Previous</BackButton>
        <p className={styles.note}>Select an answer to continue.</p>
      </div>
    </>
  )
}

/** The text before and after `words`; [text, null] if it does not contain them. */
function splitAround(text: string, words: string): [string, string | null] {
  const at = text.indexOf(words)
  return at < 0 ? [text, null] : [text.slice(0, at), text.slice(at + words.length)]
}
