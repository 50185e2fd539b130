export const councilMinutes = `# Minutes of the council of Skarvholm

Meeting of 30 June in the town hall. Present: all nine members. In the chair: the mayor, Ylva Tangen.

## Cost of the restoration

The treasurer reported that the municipality pays for 40 percent of the restoration and the heritage fund for the rest. The scaffold costs 2,100 crowns per week and is needed for another eleven weeks.

A member asked why the plaster is so expensive. The architects answered in writing that lime plaster is applied in three coats, each of which has to set before the next one.

## The keeper's house

The keeper's house is let to the café for five years. The tenant pays for the kitchen and the municipality for the roof. Five members voted for the lease and four against it.

## Other business

The bus to the harbor stops at the lighthouse from the day of the opening. Parking is possible at the church only.
`
