/** The state of a suggestion. */
export const suggestionStates = ['received', 'inProgress', 'answered', 'closed'] as const

export type SuggestionState = (typeof suggestionStates)[number]
