import { configOf } from './base.mjs'

/** The mock backend's permissions, limits, thresholds and jobs. */
export default configOf('mocks', {
  mutate: [
    'mocks/api/{caller,chat,documents,fields,filenames,memory,memoryWriting,requireOwned,upload,users}.ts',
    'mocks/engine/answer/{conflicts,evidence}.ts',
    'mocks/jobs/*.ts',
  ],
  // Changes to code that runs once at import would need all tests, for each of them.
  ignoreStatic: true,
})
