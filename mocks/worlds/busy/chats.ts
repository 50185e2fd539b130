import type { AskedQuestion } from '../rows/addChat.ts'

const LONG_QUESTION =
  'I would like to understand, for the report that is due on Friday and that three people will read who have never been in the laboratory, which memories are recalled more often after they were cued during deep sleep, and what the reading notes say about the number of people who were recorded for it?'

/** 30 chat sessions, latest first. */
export function chats(): readonly { readonly title: string; readonly asked: readonly AskedQuestion[] }[] {
  return Array.from({ length: 30 }, (_, i) => {
    const questions = questionsOf(i)
    const hoursAgo = 1 + i * i * 0.9
    return {
      title: titleOf(questions[0] ?? '', i),
      asked: questions.map((question, place) => ({ question, hoursAgo: hoursAgo - place * 0.05 })),
    }
  })
}

function questionsOf(number: number): readonly string[] {
  const week = 1 + number
  const volunteer = `V-${100 + week}`
  if (number === 0)
    return [
      `How long did the slow-wave sleep of ${volunteer} last?`,
      'How many amplifiers does the network own?',
    ]
  if (number === 2) return [LONG_QUESTION, 'Which words are recalled more often?']
  switch (number % 5) {
    case 0:
      return [`In which bedroom did ${volunteer} sleep?`]
    case 1:
      return [`Did the cues cause awakenings of ${volunteer}?`]
    case 2:
      return ['What happens to weak traces during sleep?', 'Who pays?']
    case 3:
      return [`Who chaired meeting ${1 + (number % 15)}?`]
    default:
      return ['What is the capital of Peru?']
  }
}

/** Like the backend's titles. Two are edge cases: one word, and other scripts. */
function titleOf(question: string, number: number): string {
  if (number === 7) return 'Paste'
  if (number === 11) return '睡眠紡錘波'
  return question.length <= 60 ? question : `${question.slice(0, 57).trimEnd()}…`
}
