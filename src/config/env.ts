import { readConfigFile } from './configFile.ts'
import { type Env, parseSettings } from './settings.ts'

let current: Env | null = null

/**
 * The settings: those of the build until `loadEnv` has read config.json.
 *
 * @throws Error if a setting of the build is missing or invalid.
 */
export function env(): Env {
  current ??= parseSettings(import.meta.env)
  return current
}

/**
 * Reads config.json, whose settings replace those of the build. Production calls this once, before its first page.
 *
 * @throws Error with one sentence per problem, if the file cannot be read or a setting is missing or invalid.
 */
export async function loadEnv(): Promise<void> {
  current = parseSettings(import.meta.env, await readConfigFile())
}
