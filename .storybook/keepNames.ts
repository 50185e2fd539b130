import type { Plugin } from 'vite'

/** Keeps the names in the built catalogue: the statecharts show the conditions of transitions as they are written. */
export function keepNames(): Plugin {
  return {
    name: 'engram-keep-names',
    outputOptions: (options) => ({
      ...options,
      minify: { mangle: false, compress: true, codegen: { removeWhitespace: true } },
    }),
  }
}
