export const visitorHandbook = `# Handbook for guides

For the volunteers who will show visitors around the Skarvholm lighthouse.

## What to tell at the door

The Skarvholm lighthouse was completed in 1872, after a winter in which three ships were lost on the reef. It was designed by Sofie Marchetti, who was twenty-nine years old and had never built anything taller than a boathouse. The light can be seen from a distance of eighteen nautical miles.

## On the way up

Ask everybody to keep to the right. Groups have at most eight people. Children under ten climb with an adult who holds their hand.

Visitors are not allowed on the gallery. The view from the lantern room is almost the same, and the wind outside has taken more hats than the museum can pay for.

## Opening

The lighthouse reopens on 21 September. From then on, tours start every full hour between ten and four. The last tour is for people who have booked.

Dogs are welcome in the courtyard and have to wait there. The café in the keeper's house is open until five.
`
