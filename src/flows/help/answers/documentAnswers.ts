import { MAX_FILE_SIZE_BYTES, MAX_PARALLEL_UPLOADS } from '../../../domain/upload.ts'
import { formatBytes } from '../../../lib/text/format.ts'
import { DOCUMENT_STATUS } from '../../../modules/status/documentStatus.ts'
import type { HelpAnswer } from './helpAnswer.ts'

export const documentAnswers: readonly HelpAnswer[] = [
  {
    id: 'file-types',
    question: 'Which files can I upload?',
    answer: `PDF, plain text, Markdown and Word documents: .pdf, .txt, .md and .docx. Each file may have up to ${formatBytes(MAX_FILE_SIZE_BYTES)}. Anything else is turned away before it is sent, with the reason beside its name.`,
  },
  {
    id: 'many-files',
    question: 'Can I upload several files at once?',
    answer: `Yes. In the Knowledge Base, choose as many as you like, drop them anywhere on the page, or paste them. ${MAX_PARALLEL_UPLOADS} are sent at a time and the rest wait in line; each shows its progress and can be cancelled. You may go to other pages meanwhile. A file that seems to be there already is pointed out before it is sent.`,
  },
  {
    id: 'statuses',
    question: 'What do the statuses of a document mean?',
    answer: `${DOCUMENT_STATUS.pending.label} and ${DOCUMENT_STATUS.uploaded.label}: the file has arrived and waits. ${DOCUMENT_STATUS.processing.label}: it is being read. ${DOCUMENT_STATUS.readyToIndex.label}: it has been read, but questions are not answered from it yet. ${DOCUMENT_STATUS.indexed.label}: it is part of your graph. ${DOCUMENT_STATUS.failed.label}: something went wrong, and the row says what.`,
  },
  {
    id: 'indexing',
    question: 'What is indexing, and do I have to start it?',
    answer:
      'Indexing adds what a document says to your graph, so that questions can be answered from it. While the Knowledge Base is open it starts by itself as soon as a document has been read. Turn auto-index off in System Settings, and each document waits for its button “Index for Search”.',
  },
  {
    id: 'failed-document',
    question: 'Why did my document fail?',
    answer:
      'The reason stands in its row. Often the file is empty, damaged or protected by a password, or it holds pictures of pages without any text. Put the file right and upload it again; where only the connection was lost, press Retry.',
  },
  {
    id: 'scanned',
    question: 'Can it read scanned pages?',
    answer:
      'No. A scan is a picture, and only text can be read. Run text recognition (OCR) over the file first, then upload what it gives you.',
  },
  {
    id: 'delete-refused',
    question: 'Why can I not delete an indexed document?',
    answer:
      'Other knowledge in your graph is connected to it, and deleting it would break those connections. The same holds once a document has been read and while it is being processed. Failed, pending and uploaded documents can be deleted. “Delete all data” in System Settings removes indexed documents as well.',
  },
  {
    id: 'find-document',
    question: 'How do I find one document among many?',
    answer:
      'Type part of its file name into the search of the Knowledge Base; capitals do not matter. The status filter beside it narrows the list further. Press the name of a column to sort by it.',
  },
]
