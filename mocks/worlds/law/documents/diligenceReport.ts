/** It states another limit of the seller's liability than the purchase agreement. */
export const diligenceReport = `# Due diligence report: Brightwater Ferries

Prepared for Kestrel Holdings by Orla Finnegan, associate at Hallam & Dray.

## Summary

Brightwater Ferries operates four ships and employs 64 people. We found two risks that justify a lower price: the lease of the quay and the claim of the yacht owner.

## The lease of the quay

The lease of the quay in Rosslare ends on 31 December 2029. The harbor authority may terminate the lease if the company changes hands. Its consent is therefore a condition of completion. The yearly rent is 185,000 euros.

## Litigation

The owner of the yacht Corrib Rose claims 640,000 euros for a collision in fog. The insurer covers the claim except for an excess of 50,000 euros. The hearing is on 12 May.

## Protection of the buyer

The liability of the seller is limited to 2.5 million euros, because the family did not want a larger escrow. This is low for a company with old ships, and we recommend an insurance for warranty claims. The premium of such an insurance is about 1.2 percent of the insured amount.

## Employees

Eleven captains and engineers have a notice period of six months. The pension fund has a deficit of 310,000 euros because it was never adjusted after 2016.
`
