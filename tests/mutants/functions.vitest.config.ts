import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/supabase/functions{,.notify,.outside}.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
