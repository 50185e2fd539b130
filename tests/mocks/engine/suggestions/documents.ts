/** Short documents of different kinds. */

export const MANUAL = `# Bruno 300 espresso machine: user manual

## Making espresso

1. Fill the water tank.
2. Place the portafilter under the grinder and grind 18 grams of coffee.
3. Press the brew button.

Brewing takes 25 to 30 seconds. The pump pressure is 9 bar.

## Descaling

Limescale reduces the flow of water and shortens the life of the pump. To descale the machine, mix 50 ml of descaler with one litre of water and hold the brew button for five seconds.

## Troubleshooting

If no coffee comes out, clean the shower screen. The grinder is locked because the bean hopper is not closed.

## Warranty

The warranty does not cover damage caused by limescale.
`

export const MEETING = `Project Halcyon: meeting notes, 12 May 2025

Priya Raman reported that the beta has 412 active users. The crash rate is 0.8 percent. The release was postponed because the payment provider has not approved the new account.

The team decided to drop support for Windows 7. The new launch date is 3 June 2025. Jonas Keller will write the migration guide by Friday. Adaeze Obi leads the user interviews.

Translation into French costs 3,200 euros. It was unclear who does this.
`

export const LEASE = `# Lease

## Term

The lease begins on 1 September 2024 and ends on 31 August 2026.

## Deposit

The security deposit is 2,300 euros. The Landlord may keep part of the deposit if the apartment is damaged.

## Termination

If the Tenant leaves before the end of the term, the Tenant pays the rent until a new tenant moves in.
`

export const GERMAN_MANUAL = `# Bedienungsanleitung Wasserfilter

## Reinigung

Der Filter wird alle vier Wochen gereinigt. Nehmen Sie dazu den Deckel ab und spülen Sie den Filter unter fließendem Wasser. Das Gehäuse darf nicht in der Spülmaschine gereinigt werden.

## Wechsel

Die Kartusche wird nach 150 Litern gewechselt. Eine rote Anzeige meldet, wenn der Wechsel fällig ist. Die Garantie beträgt zwei Jahre.
`
