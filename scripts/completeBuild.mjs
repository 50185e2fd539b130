// The second part of npm run build: adds the files of static hosts and the compressed files to the production build.
import { loadEnv } from 'vite'
import { compressFolder } from './deployment/compressFolder.ts'
import { writeHostFiles } from './deployment/staticHosts.ts'

const root = `${import.meta.dirname}/..`
const folder = `${root}/dist/app`

writeHostFiles(folder, loadEnv('production', root))
console.log(`${await compressFolder(folder)} files were also compressed with brotli and gzip.`)
