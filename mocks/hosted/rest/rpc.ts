import { RestError } from './errors.ts'

/**
 * The answer to a call of a database function: the schema `public` has none.
 *
 * @returns PGRST202, or PGRST101 for a wrong method
 */
export async function functionNotFound(name: string, request: Request): Promise<RestError> {
  const { method } = request
  if (!['GET', 'HEAD', 'POST'].includes(method))
    return new RestError('PGRST101', `Cannot use the ${method} method on RPC`)
  const isPosted = method === 'POST'
  const names = isPosted ? await keysOf(request) : [...new URL(request.url).searchParams.keys()]
  const parameters = [...new Set(names)].toSorted()
  const called = `public.${name}`
  const listed = parameters.join(', ')
  const none = parameters.length === 0
  const searched = none ? 'without parameters' : `with parameter${parameters.length > 1 ? 's' : ''} ${listed}`
  const orJson = isPosted ? ' or with a single unnamed json/jsonb parameter' : ''
  return new RestError(
    'PGRST202',
    `Could not find the function ${called}${none ? ' without parameters' : `(${listed})`} in the schema cache`,
    {
      details: `Searched for the function ${called} ${searched}${orJson}, but no matches were found in the schema cache.`,
    },
  )
}

async function keysOf(request: Request): Promise<string[]> {
  try {
    return Object.keys(JSON.parse(await request.text()))
  } catch {
    throw new RestError('PGRST102', 'Empty or invalid json')
  }
}
