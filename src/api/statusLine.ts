/** The standard reason phrases of statuses that a backend or its proxy may return. */
const REASONS: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  409: 'Conflict',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
}

/** A status as text: '502 Bad Gateway'. HTTP/2 sends no reason phrase, so the standard one is used. */
export function statusLine(status: number, reason: string): string {
  return `${status} ${reason || (REASONS[status] ?? '')}`.trim()
}
