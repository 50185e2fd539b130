/** It replaces a value of the purchase agreement. */
export const amendmentLetter = `Amendment letter no. 1
To the share purchase agreement for Brightwater Ferries, signed on 24 February

The parties change the agreement of 3 February as follows.

Clause 7.2 is replaced. The time limit for warranty claims is 24 months after completion, no longer 18 months.

Clause 9.1 is supplemented. The seller repairs the stern ramp of the ship Saint Brendan before completion and bears the cost of the repair.

The escrow agent remains the Bank of Wexford. Everything else in the agreement remains unchanged.
`
