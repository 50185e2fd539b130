import { type EvaluationSet, type Trial, textFile } from './evaluationSet.ts'

const COLUMNS = ['QuestionID', 'Question', 'DocumentID', 'DocumentTitle', 'SentenceID', 'Sentence', 'Label']

/**
 * Reads the TSV of WikiQA (Yang, Yih and Meek 2015). Each question is asked of its own document only: one paragraph of its
 * sentences. The answers are the sentences with the label 1.
 *
 * @throws Error that names the file and the line
 */
export function readWikiQa(path: string, content: string): EvaluationSet {
  const [header = '', ...lines] = content.split(/\r?\n/)
  if (header !== COLUMNS.join('\t'))
    throw new Error(`${path}, line 1: the columns of WikiQA are expected: ${COLUMNS.join(', ')}.`)
  const questions = new Map<string, { text: string; title: string; sentences: LabeledSentence[] }>()
  for (const [i, line] of lines.entries()) {
    if (line === '') continue
    const [id, text, , title, , sentence, label] = line.split('\t')
    if (id === undefined || text === undefined || title === undefined || sentence === undefined)
      throw new Error(`${path}, line ${i + 2}: seven columns are expected.`)
    if (label !== '0' && label !== '1')
      throw new Error(`${path}, line ${i + 2}: the label is neither 0 nor 1.`)
    const question = questions.get(id) ?? { text, title, sentences: [] }
    question.sentences.push({ text: sentence, isAnswer: label === '1' })
    questions.set(id, question)
  }
  const trials = Array.from(questions, ([id, { text, title, sentences }]): Trial => {
    const answers = sentences.filter(({ isAnswer }) => isAnswer).map((sentence) => sentence.text)
    const document = textFile(title, [sentences.map((sentence) => sentence.text).join(' ')])
    return { documents: [document], questions: [{ id, text, answers, pages: [], kind: null }] }
  })
  return { name: path, trials }
}

interface LabeledSentence {
  readonly text: string
  readonly isAnswer: boolean
}
