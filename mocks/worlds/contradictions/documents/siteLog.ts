export const siteLog = `Site log, Skarvholm lighthouse
Kept by Runa Aasland, site manager

12 May. The scaffold is complete up to the lantern room. We measured the whole building again from the scaffold. The tower is 31 metres high, not counting the vane. The drawings that we were given must be based on an estimate.

19 May. Counted while carrying mortar: the staircase has 192 steps. Two of them are cracked and marked with red tape. Nobody weighs enough to break them, but nobody should jump on them either.

26 May. Delivery of lime from Oddavik, forty bags. One was wet and went back. The lime plaster has to dry for 35 days. It is colder here than the manufacturer assumes. The painters were told to come later.

2 June. The insurance asked about the lens. The lens is kept in the cellar of the school. Nowhere on the island is drier, and the head teacher has the only key.

9 June. Someone had climbed the scaffold at night and left bottles. The gate has a new lock. The key hangs in the office.

16 June. The western side is free of cement. Under it the bricks are sound, except for a strip of two metres below the fourth window, which has to be replaced.

23 June. The opening was discussed on site with the mayor. The lighthouse reopens on 14 September.
`
