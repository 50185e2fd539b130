/** Lower-case words that name a place where something is kept or happens. */
export const PLACES = (
  'cellar garage attic kitchen basement roof yard garden drawer cupboard cabinet shelf safe locker office hall ' +
  'corridor lobby barn shed tower museum library church school hospital station freezer refrigerator fridge box ' +
  'vault warehouse workshop laboratory archive canteen chapel castle mill harbor harbour market square park forest ' +
  'bathroom bedroom hallway porch balcony greenhouse stable gym auditorium classroom annex reception entrance ' +
  'courtyard dungeon closet wardrobe trunk glovebox desk theatre theater monastery abbey cathedral town village'
).split(' ')

export const MATERIALS = (
  'wood oak birch walnut pine beech maple cherry ash teak mahogany spruce fir larch cedar elm willow bamboo plywood ' +
  'cork stone granite marble slate limestone sandstone basalt flint brick bricks concrete clay ceramic porcelain ' +
  'glass steel iron copper brass bronze aluminium aluminum tin lead zinc titanium silver gold nickel plastic rubber ' +
  'leather cotton wool silk linen polyester nylon canvas felt velvet paper cardboard parchment vellum wax bone ivory ' +
  'horn straw thatch reed tiles shingles plaster silicone carbon acrylic polycarbonate polypropylene'
).split(' ')

export const COLORS =
  'red orange yellow green blue purple violet pink brown black white grey gray turquoise beige'.split(' ')
