import { call } from './call.ts'
import { api } from './client.ts'

/** Succeeds if the backend answers. Throws an ApiError otherwise. */
export function checkHealth(signal?: AbortSignal): Promise<true> {
  return call(
    (init) => api().GET('/healthcheck', init),
    () => true,
    { signal },
  )
}
