/** Beside index.html, so that one build serves several environments. */
const PATH = '/config.json'

/**
 * The content of config.json. A server without the file answers 404; then no setting of the build is replaced.
 *
 * @throws Error if it cannot be loaded or is not JSON.
 */
export async function readConfigFile(): Promise<unknown> {
  const response = await fetch(PATH).catch((cause: unknown) => {
    throw new Error('config.json could not be loaded.', { cause })
  })
  if (response.status === 404) return {}
  if (!response.ok) throw new Error(`config.json could not be loaded: status ${response.status}.`)
  return response.json().catch((cause: unknown) => {
    throw new Error('config.json is not valid JSON.', { cause })
  })
}
