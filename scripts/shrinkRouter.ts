import type { Plugin } from 'vite'

/**
 * Lets the bundler leave out the components of react-router that the app does not use. The package publishes only its
 * development build, and names its components by statements that the bundler has to keep.
 */
export function shrinkRouter(): Plugin {
  return {
    name: 'engram-shrink-router',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\/development\/.*\.mjs$/ },
      handler: (code) => ({
        code: code
          .replace(/^\w+\.displayName = "\w+";$/gm, '')
          .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;')
          .replace(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1'),
        map: null,
      }),
    },
  }
}
