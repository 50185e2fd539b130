export const USAGE = `Usage:
  npm run engine -- ask "question" FILE...
  npm run engine -- ask --questions Q.jsonl FILE...
  npm run engine -- explain "question" FILE...
  npm run engine -- search "query" FILE... [--limit N]
  npm run engine -- rank --docs D.jsonl --queries Q.jsonl [--limit N]
  npm run engine -- evaluate --set SET... [--files FOLDER] [--limit N] [--json | --each]
  npm run engine -- compare --set NAME=SET,... [--set NAME=SET,...] [--limit N]
  npm run engine -- fit sentences|confidence --set SET,... [--set SET,...] [--short SET] [--files FOLDER] [--limit N]

FILE is a .pdf, .txt, .md or .docx. Scanned pages of a PDF are read by text recognition, a few seconds each; stderr says
which. The answer is JSON on stdout, with the notices of the files and those that could not be read. With --questions,
each line of Q.jsonl is an object with "question", and each answer is one line.

SET is questions with known answers: a .tsv as WikiQA has it, a .json as SQuAD has it, a folder with questions.jsonl and
the folder documents, which are in one memory, or a .jsonl with an object a line:
{"id", "question", "answers": ["text that a right source contains"], "pages": [1], "file": "manual.pdf"}. "answers" is
empty if the file does not contain the answer; "pages" can be left out; "file" is in FOLDER, by default the set's own
folder. --limit asks at most N questions with and N without an answer. The result is a table; with --json an object a
set; with --each an object a question. docs/engine.md explains the measures.

compare writes the figures of each named set beside those of BM25 and MiniSearch as a TypeScript module to stdout. SETs
separated by commas count as one.

fit writes the weights of the engine. SETs separated by commas count as one; --short is a set about single short texts.`

export class UsageError extends Error {
  override readonly name = 'UsageError'
}

export function readLimit(value: string): number {
  const limit = Number(value)
  if (!Number.isInteger(limit) || limit < 1) throw new UsageError('--limit is a whole number from 1.')
  return limit
}
