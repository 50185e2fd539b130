import { readdir, readFile } from 'node:fs/promises'
import { basename, dirname, extname, join } from 'node:path'
import type { SourceFile } from '../extract.ts'
import type { EvaluationSet, Trial } from './evaluationSet.ts'
import { type FileQuestion, readQuestions } from './readQuestions.ts'
import { readSquad } from './readSquad.ts'
import { readWikiQa } from './readWikiQa.ts'

/**
 * Reads evaluation sets by their endings: .tsv is WikiQA, .json is SQuAD, .jsonl are questions about files, a folder has
 * questions about all its documents together. All .jsonl files are one set.
 *
 * @param folder where the files of the questions are; null: beside the .jsonl file
 * @throws Error that names the file, and the line or field where one is wrong
 */
export async function readSets(paths: readonly string[], folder: string | null): Promise<EvaluationSet[]> {
  const sets: EvaluationSet[] = []
  const questionPaths: string[] = []
  for (const path of paths) {
    switch (extname(path)) {
      case '':
        sets.push(await readFolder(path))
        break
      case '.tsv':
        sets.push(readWikiQa(path, await readText(path)))
        break
      case '.json':
        sets.push(readSquad(path, await readText(path)))
        break
      case '.jsonl':
        questionPaths.push(path)
        break
      default:
        throw new Error(`${path}: a set is a .tsv, .json or .jsonl file, or a folder.`)
    }
  }
  if (questionPaths.length > 0) sets.push(await readQuestionSet(questionPaths, folder))
  return sets
}

/** The files of its folder `documents` are in one memory. */
async function readFolder(folder: string): Promise<EvaluationSet> {
  const path = join(folder, 'questions.jsonl')
  const questions = readQuestions(path, await readText(path))
  const names = (await readdir(join(folder, 'documents'))).sort()
  const documents: SourceFile[] = []
  for (const name of names) documents.push(await readSource(join(folder, 'documents', name)))
  return { name: basename(folder), trials: [{ documents, questions }] }
}

/** One trial for each file that is asked about. */
async function readQuestionSet(paths: readonly string[], folder: string | null): Promise<EvaluationSet> {
  const questions = new Map<string, FileQuestion[]>()
  for (const path of paths) {
    for (const question of readQuestions(path, await readText(path))) {
      const file = join(folder ?? dirname(path), question.file)
      questions.set(file, [...(questions.get(file) ?? []), question])
    }
  }
  const trials: Trial[] = []
  for (const [path, asked] of questions)
    trials.push({ documents: [await readSource(path)], questions: asked })
  return { name: paths.join(', '), trials }
}

async function readSource(path: string): Promise<SourceFile> {
  return { name: basename(path), bytes: new Uint8Array(await readBytes(path)) }
}

async function readText(path: string): Promise<string> {
  return (await readBytes(path)).toString('utf8')
}

async function readBytes(path: string): Promise<Buffer> {
  try {
    return await readFile(path)
  } catch (error) {
    throw new Error(`${path}: this file cannot be opened.`, { cause: error })
  }
}
