/** It replaces a value of the design basis. */
export const revisionNotice = `# Revision notice C: Alder Lock footbridge

Issued by Northmoor Engineers after the first winter. It replaces section 5 of the design basis, revision B.

## Changed

The inspection interval of the bridge is 12 months. The previous interval of 24 months no longer applies, because three drains were blocked by leaves.

The drains are cleaned every October.

## Unchanged

Loads, bolts and dampers remain as in revision B.
`
