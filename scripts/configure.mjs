// Configures the production build for an environment: npm run configure -- FILE [FOLDER]
// Checks the settings in FILE, writes them to config.json in FOLDER (dist/app) and renews _headers with their addresses.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { loadEnv } from 'vite'
import { parseSettings } from '../src/config/settings.ts'
import { originsOf } from './contentSecurityPolicy.ts'
import { servicesOf } from './deployment/services.ts'
import { HEADER_VARIABLES, writeHostFiles } from './deployment/staticHosts.ts'

const root = dirname(import.meta.dirname)
const [file, folder = `${root}/dist/app`] = process.argv.slice(2)
const variables = loadEnv('production', root, ['VITE_', ...HEADER_VARIABLES])

if (file === undefined) {
  process.stderr.write('Usage: npm run configure -- FILE [FOLDER]\n')
  process.exitCode = 2
} else {
  try {
    // Editors on Windows write a byte order mark, which is not JSON.
    const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '')
    const settings = parseJson(text)
    parseSettings(variables, settings, basename(file))
    if (!existsSync(folder)) throw new Error(`${folder} does not exist. Build it first: npm run build`)
    writeFileSync(`${folder}/config.json`, text)
    writeHostFiles(folder, variables)
    console.log(`${folder} now has the settings of ${file}.`)
    const origins = originsOf(servicesOf(variables, settings)).join(' ')
    console.log(`For nginx and Docker: CONNECT_ORIGINS="${origins}"`)
  } catch (error) {
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}

function parseJson(text) {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`${file} is not valid JSON: ${error.message}`)
  }
}
