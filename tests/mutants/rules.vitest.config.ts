import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { include: ['tests/src/{domain,device}/**/*.test.ts'], testTimeout: 60_000 },
})
