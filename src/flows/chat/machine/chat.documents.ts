import { assign } from 'xstate'
import { chatBase } from './chat.base.ts'

/** Region: the documents that a chat can be limited to. Loaded at the start, for each new chat, and before they are chosen. */
export const documentsRegion = chatBase.createStateConfig({
  initial: 'loadingDocuments',
  on: {
    'newChat.requested': { target: '.loadingDocuments' },
    'documents.requested': { target: '.loadingDocuments' },
  },
  states: {
    loadingDocuments: {
      invoke: {
        src: 'loadDocuments',
        onDone: {
          actions: assign(({ context, event }) => ({
            documents: event.output,
            documentNames: {
              ...context.documentNames,
              ...Object.fromEntries(event.output.map(({ id, filename }) => [id, filename])),
            },
          })),
          target: 'documentsListed',
        },
        onError: 'documentsFailed',
      },
    },
    documentsListed: {},
    /** What was listed before stays. */
    documentsFailed: {},
  },
})
