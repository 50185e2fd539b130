import { MAX_FILE_SIZE_BYTES, MAX_PARALLEL_UPLOADS } from '../../../domain/upload.ts'
import { formatBytes } from '../../../lib/text/format.ts'
import { DOCUMENT_STATUS } from '../../status/documentStatus.ts'
import type { HelpAnswer } from './helpAnswer.ts'

export const documentAnswers: readonly HelpAnswer[] = [
  {
    id: 'file-types',
    question: 'Which files can I upload?',
    answer: `PDF, plain text, Markdown and Word documents: .pdf, .txt, .md and .docx. Each file can have up to ${formatBytes(MAX_FILE_SIZE_BYTES)}. Other files are not uploaded, and you see the reason beside the file name.`,
  },
  {
    id: 'many-files',
    question: 'Can I upload several files at once?',
    answer: `Yes. In the Knowledge Base, choose as many as you like, drop them anywhere on the page, or paste them. ${MAX_PARALLEL_UPLOADS} files are uploaded at a time and the rest wait; each shows its progress and can be canceled. You can open other pages in the meantime. We tell you before uploading a file that you already have.`,
  },
  {
    id: 'statuses',
    question: 'What do the statuses of a document mean?',
    answer: `${DOCUMENT_STATUS.pending.label} and ${DOCUMENT_STATUS.uploaded.label}: the file has arrived and is waiting to be processed. ${DOCUMENT_STATUS.processing.label}: its text is being read. ${DOCUMENT_STATUS.readyToIndex.label}: its text has been read, but answers don't use it yet. ${DOCUMENT_STATUS.indexed.label}: it is part of your graph, and answers use it. ${DOCUMENT_STATUS.failed.label}: something went wrong, and the row shows the reason.`,
  },
  {
    id: 'indexing',
    question: 'What is indexing, and do I have to start it?',
    answer:
      'Indexing adds a document to your knowledge graph, so that answers can use it. With auto-index on, it starts automatically after the upload, whatever page is open. If you turn auto-index off in System Settings, select “Index for Search” for each document.',
  },
  {
    id: 'failed-document',
    question: 'Why did my document fail?',
    answer:
      'See the reason in its row. Often the file is empty, damaged or password-protected, or contains only images of pages. Fix the file and upload it again. If the connection was lost, press Retry.',
  },
  {
    id: 'scanned',
    question: 'Can I upload scanned pages?',
    answer:
      'Yes. Text recognition (OCR) reads the pages of a PDF that are images, one after the other, and the row shows how far it is. You can already ask about the pages that have been read. Check numbers and names that matter in the original. English, French, German and Spanish are read best.',
  },
  {
    id: 'delete-refused',
    question: "Why can't I delete an indexed document?",
    answer:
      'Deleting it would break connections in your graph. Documents that are being processed or are ready to index cannot be deleted either; pending, uploaded and failed documents can. “Delete all data” in System Settings deletes indexed documents as well.',
  },
  {
    id: 'find-document',
    question: 'How do I find one document among many?',
    answer:
      'In the Knowledge Base, search for part of its file name or filter by status. Select a column heading to sort the list. To read a document, open it from its row.',
  },
]
