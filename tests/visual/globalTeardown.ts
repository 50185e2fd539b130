import { mergeHashes } from './rawHashes.ts'

/** Stores the hashes of the pictures that the run updated. */
export default mergeHashes
