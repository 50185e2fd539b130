/** The four documents that the journey uploads. */

/** Six pages about different topics, so that tests know the page of an answer. */
export const KEEPERS_MANUAL_PAGES = [
  `The Keeper's Manual of Skarholm Light

  This manual is for the keepers of Skarholm Light and their assistants. It replaces the manual of 1911, of which no copy is to be kept in the tower. Each keeper signs for the copy that is handed out on arrival and returns it on leaving the station.`,
  `The lamp

  The lamp burns colza oil until the electric lamp is approved by the inspector. The wick is trimmed every four hours between dusk and dawn. A smoking wick darkens the lens within a quarter of an hour and must be cut back at once with the brass scissors that hang beside the stair.

  The lens is of the second order and was ground in Paris. It is wiped with a chamois leather only, never with wool.`,
  `The clockwork

  The lens turns on a bath of mercury and is driven by a falling weight of ninety kilograms. The weight is wound up by hand every fifty minutes. Should the clockwork stop, the assistant turns the lens by hand and the keeper repairs the escapement, for a light that stands still is taken by ships for another lighthouse.`,
  `Fog

  In fog the bell is struck by hand until the horn has pressure. The horn needs twenty-two minutes to reach its pressure of three atmospheres. It then sounds two blasts of four seconds in every minute and a half.

  A keeper who strikes the bell for more than two hours is relieved.`,
  `Stores

  The tender calls every third Tuesday from March to October. In winter it calls when the swell allows. Flour, peas and salt pork for ninety days are kept in the dry room under the oil cellar. Fresh water is collected from the roof of the dwelling and boiled.`,
  `The log

  The log is written at noon and at midnight. It names the wind, the height of the barometer, every ship that was seen and every minute in which the light did not burn. A page may not be torn out. The inspector compares the log with the logs of passing ships.`,
] as const

export const INSPECTION_REPORT = `Report of the inspector, Adela Tornquist, on her visit of the ninth of June.

The tower was repainted in white and oxide red at the keeper's own expense, which came to four hundred and twelve crowns.

The gallery railing on the seaward side is corroded. Two of its eleven posts must be replaced before the winter.`

export const TIDE_NOTES = `# Tides at Skarholm

## Range

The spring range at the landing is 3.4 metres and the neap range 1.1 metres.

## Landing

A boat can be landed from two hours before high water until one hour after it. The iron ladder is slippery with weed at all other times.`

export const BIRD_LIST = `Birds counted at Skarholm in one season.

Storm petrels nest in the wall of the old signal house. Forty-one pairs were ringed by Henrik Aune.

Gannets pass in autumn and do not land on the island.`
