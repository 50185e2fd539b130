import { showStartError, startApp } from './app/startApp.tsx'
import { loadEnv } from './config/env.ts'

loadEnv().then(() => startApp(), showStartError)
