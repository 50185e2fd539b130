export const architectsReport = `# Skarvholm lighthouse: report on the restoration

Prepared by Brandvold & Tern, architects, for the municipality of Skarvholm. Second edition, with the measurements of April.

## The building

The Skarvholm lighthouse was designed by Elias Brandvold. It was completed in 1868 and has been a listed building for forty years. The tower is 34 metres high and stands on a base of undressed granite. Its walls are brick, two stones thick at the foot and one stone thick below the lantern room.

The staircase has 186 steps. It is cast iron, hung from the wall without a central column, and in better condition than anyone expected.

## The lantern room

The lens is kept in the garage of the fire station. It was taken down in nine crates before the roof was opened, and each crate is numbered in the order in which the lens has to be assembled again. The lantern room has sixteen panes of glass, four of which are original.

## Salt and damp

Salt has entered the bricks on the western side to a depth of eleven centimetres. Cement plaster from the last repair keeps the damp in the wall and must come off. It is replaced by lime plaster, which is weaker than the brick and therefore fails first.

The lime plaster has to dry for 21 days. No paint may be applied before it is dry, because a closed surface would trap the salt again.

## Visitors

During the restoration the site is closed. Afterwards, visitors are allowed on the gallery. The railing was tested in April with a load of one ton per metre and did not move.
`
