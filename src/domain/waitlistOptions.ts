export interface Option<Value extends string = string> {
  readonly value: Value
  readonly label: string
}

export const ROLE_OPTIONS = [
  { value: 'researcher', label: 'Researcher' },
  { value: 'investor', label: 'Investor' },
  { value: 'journalist', label: 'Journalist' },
  { value: 'technologist', label: 'Technologist' },
  { value: 'entrepreneur', label: 'Entrepreneur' },
  { value: 'consultant', label: 'Consultant' },
  { value: 'other', label: 'Other' },
] as const satisfies readonly Option[]

export const RESEARCH_AREA_OPTIONS = [
  { value: 'ai-safety', label: 'AI safety' },
  { value: 'cognitive-science', label: 'Cognitive science' },
  { value: 'epistemology', label: 'Epistemology' },
  { value: 'machine-learning', label: 'Machine learning' },
  { value: 'neuroscience', label: 'Neuroscience' },
  { value: 'psychology', label: 'Psychology' },
  { value: 'investment', label: 'Investment' },
  { value: 'technology', label: 'Technology' },
  { value: 'media', label: 'Media' },
  { value: 'other', label: 'Other' },
] as const satisfies readonly Option[]

/** When the applicant wants to start. */
export const TIMELINE_OPTIONS = [
  { value: 'immediate', label: 'Immediately' },
  { value: 'short-term', label: 'Short term' },
  { value: 'medium-term', label: 'Medium term' },
  { value: 'long-term', label: 'Long term' },
  { value: 'flexible', label: 'Flexible' },
] as const satisfies readonly Option[]

/** The label of a stored value; an unknown value is returned as it is. */
export function labelOf(options: readonly Option[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value
}
