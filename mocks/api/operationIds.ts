import type { operations, paths } from '../../src/api/schema.gen.ts'
import type { Method } from './defineOperation.ts'

export type OperationId = keyof operations

const OPERATIONS: Readonly<Record<OperationId, `${Uppercase<Method>} ${keyof paths & string}`>> = {
  checkHealth: 'GET /healthcheck',
  login: 'POST /auth/login',
  register: 'POST /auth/register',
  listUsers: 'GET /users/',
  searchUsers: 'GET /users/search',
  getUser: 'GET /users/{id}',
  updateUser: 'PUT /users/{id}',
  deleteUser: 'DELETE /users/{id}',
  activateUser: 'PATCH /users/{id}/activate',
  deactivateUser: 'PATCH /users/{id}/deactivate',
  listChatSessions: 'GET /chat/sessions',
  createChatSession: 'POST /chat/new',
  getChatSession: 'GET /chat/session/{id}',
  updateChatSession: 'PATCH /chat/session/{id}',
  deleteChatSession: 'DELETE /chat/session/{id}',
  addChatMessage: 'POST /chat/session/{id}/message',
  askQuestion: 'POST /chat/session/{id}/ask',
  listDocuments: 'GET /documents/',
  countDocuments: 'GET /documents/count',
  uploadDocuments: 'POST /documents/upload',
  processPendingDocuments: 'POST /documents/process-pending',
  getDocument: 'GET /documents/{id}',
  updateDocument: 'PATCH /documents/{id}',
  getPageWords: 'GET /documents/{id}/pages/{page}/words',
  deleteDocument: 'DELETE /documents/{id}',
  processDocument: 'POST /documents/{id}/process',
  getRetrievalStatus: 'GET /rag/',
  queryDocuments: 'POST /rag/query',
  queryEverything: 'POST /rag/combined/query',
  indexPendingDocuments: 'POST /rag/process-pending',
  indexDocument: 'POST /rag/index-document/{id}',
  removeDocumentFromGraph: 'DELETE /rag/document/{id}',
  listDisagreements: 'GET /rag/contradictions',
  decideDisagreement: 'PATCH /rag/contradictions/{id}',
  compareDocuments: 'GET /rag/compare',
  getGraphStats: 'GET /rag/graph/stats',
  listRelationships: 'GET /rag/graph/relationships',
  findSimilarConcepts: 'POST /rag/graph/similar/',
  askGraph: 'POST /rag/graph/ask/',
  rebuildGraph: 'POST /rag/graph/process-documents',
  getGraphRun: 'GET /rag/graph/process-documents/status',
  searchMemory: 'POST /memory/search/{id}',
  listTopConnections: 'GET /memory/top-connections/{id}',
  rememberMessageBatch: 'POST /memory/messages/batch/{id}',
  rememberMessages: 'POST /memory/messages/{id}',
  rememberText: 'POST /memory/text/{id}',
  rememberDocument: 'POST /memory/document/{id}',
  createCognitiveObject: 'POST /memory/cognitive-objects/{id}',
  getCognitiveObject: 'GET /memory/cognitive-objects/{id}/{objectId}',
  deleteMemory: 'DELETE /memory/user/{id}',
  rememberDocuments: 'POST /memory/process-documents',
  clearGraph: 'POST /memory/clear-neo4j',
  uploadFiles: 'POST /files/upload-files',
  convertPdfsToMarkdown: 'POST /files/process-pdfs-to-markdown',
  listFiles: 'GET /files/files',
  downloadFile: 'GET /files/file/{name}',
  deleteFile: 'DELETE /files/file/{name}',
}

export const OPERATION_IDS = Object.keys(OPERATIONS).filter(isOperationId)

/** Paths without parameters first, as in router.ts. */
const PATTERNS = OPERATION_IDS.map((id) => {
  const [method = '', path = ''] = OPERATIONS[id].split(' ')
  const source = path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')
  return { id, method, pattern: new RegExp(`/api/v1${source}$`), isExact: !path.includes('{') }
}).toSorted((a, b) => Number(b.isExact) - Number(a.isExact))

export function isOperationId(text: string): text is OperationId {
  return Object.hasOwn(OPERATIONS, text)
}

/** The operation that a request calls, or null. HEAD calls the operation of GET. */
export function operationIdOf(request: Request): OperationId | null {
  const { pathname } = new URL(request.url)
  const found = PATTERNS.filter(({ pattern }) => pattern.test(pathname))
  const route = found.filter(({ isExact }) => isExact === found[0]?.isExact)
  const method = request.method === 'HEAD' ? 'GET' : request.method
  return route.find((operation) => operation.method === method)?.id ?? null
}
