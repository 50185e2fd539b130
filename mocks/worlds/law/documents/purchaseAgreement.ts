export const purchaseAgreement = `# Share purchase agreement: Brightwater Ferries

Between Kestrel Holdings, the buyer, and the Maguire family, the seller. Prepared by Hallam & Dray, solicitors, and signed on 3 February.

## Price

The purchase price is 12.4 million euros. The buyer pays 10 percent of it into an escrow account at completion. The escrow agent is the Bank of Wexford. The escrow is released when the time limit for warranty claims has ended.

## Warranties

The seller warrants that the four ships are free of mortgages and that every certificate of seaworthiness is valid. The time limit for warranty claims is 18 months after completion. A claim below 20,000 euros is disregarded.

## Liability

The liability of the seller is limited to 3.1 million euros. The limit does not apply to fraud. Claims under the tax covenant are paid in full, because the parties could not agree on an amount.

## Completion

Completion takes place on 30 April at the office of Hallam & Dray in Dublin. Completion requires the consent of the harbor authority. If the consent is missing on 30 June, either party may withdraw from the agreement.

## Competition

The seller may not operate a ferry between Rosslare and Fishguard for three years after completion.

## Law

The agreement is governed by the law of Ireland. Disputes are decided by one arbitrator in Dublin.
`
