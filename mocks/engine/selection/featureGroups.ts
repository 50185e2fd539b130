/** Numbers that describe how well a sentence fits a question, by name. Most are between 0 and 1. */
export type Features = Readonly<Record<string, number>>

/** The groups of features. Single features of a group depend on each other, so only the sum of a group can be explained. */
export const FEATURE_GROUPS = ['words', 'proximity', 'kind', 'place', 'shape'] as const
export type FeatureGroup = (typeof FEATURE_GROUPS)[number]

export type GroupedFeatures = Readonly<Record<FeatureGroup, Features>>
