import type { Handle } from '../../backend.ts'
import type { ListedPerson } from './listedPeople.ts'

export interface UserApi {
  readonly userId: string
  call(method: string, path: string, body?: BodyInit): Promise<Response>
}

/**
 * The backend, called as a person without a session of the app.
 *
 * @throws Error if the person cannot sign in
 */
export async function userApi(handle: Handle, { email, password }: ListedPerson): Promise<UserApi> {
  const headers = new Headers()
  const call = (method: string, path: string, body?: BodyInit): Promise<Response> => {
    const request = new Request(new URL(`/api/v1${path}`, location.origin), {
      method,
      headers,
      body: body ?? null,
    })
    if (typeof body === 'string') request.headers.set('Content-Type', 'application/json')
    return handle(request)
  }
  const response = await call('POST', '/auth/login', JSON.stringify({ email, password }))
  if (!response.ok) throw new Error('The user cannot sign in.')
  const login: { access_token: string; user: { id: string } } = await response.json()
  headers.set('Authorization', `Bearer ${login.access_token}`)
  return { userId: login.user.id, call }
}
