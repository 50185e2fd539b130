// The second part of npm run build: adds the files of static hosts and the compressed files to the production build.
import { loadEnv } from 'vite'
import { compressFolder } from './deployment/compressFolder.ts'
import { HEADER_VARIABLES, writeHostFiles } from './deployment/staticHosts.ts'

const root = `${import.meta.dirname}/..`
const folder = `${root}/dist/app`

writeHostFiles(folder, loadEnv('production', root, ['VITE_', ...HEADER_VARIABLES]))
console.log(`${await compressFolder(folder)} files were also compressed with brotli and gzip.`)
