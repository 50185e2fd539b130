// Configures the production build for an environment: npm run configure -- FILE [FOLDER]
// Checks the settings in FILE, copies it to config.json in FOLDER (dist/app) and renews _headers with its addresses.
import { copyFileSync, readFileSync } from 'node:fs'
import { loadEnv } from 'vite'
import { parseSettings } from '../src/config/settings.ts'
import { writeHostFiles } from './deployment/staticHosts.ts'

const root = `${import.meta.dirname}/..`
const [file, folder = `${root}/dist/app`] = process.argv.slice(2)
const variables = loadEnv('production', root)

if (file === undefined) {
  process.stderr.write('Usage: npm run configure -- FILE [FOLDER]\n')
  process.exitCode = 2
} else {
  try {
    parseSettings(variables, JSON.parse(readFileSync(file, 'utf8')))
    copyFileSync(file, `${folder}/config.json`)
    writeHostFiles(folder, variables)
    console.log(`${folder} now has the settings of ${file}.`)
  } catch (error) {
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}
