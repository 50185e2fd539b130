/** The document that a presenter adds: a third limit of the seller's liability. */
export const disclosureLetter = `# Disclosure letter

From the Maguire family to Kestrel Holdings, dated 20 March.

## Liability

As discussed with your solicitors, the liability of the seller is limited to 4 million euros. We accept the higher limit because the price was not reduced.

## Certificates

The certificate of seaworthiness of the ship Saint Brendan expires on 9 May. The inspection is booked for 28 April.

## Stern ramp

The stern ramp of the ship Saint Brendan was repaired on 14 March. The repair cost 38,000 euros.
`
