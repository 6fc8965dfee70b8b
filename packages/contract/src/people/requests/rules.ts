export const recordRequestStates = ['sent', 'granted', 'declined', 'withdrawn'] as const

export type RecordRequestState = (typeof recordRequestStates)[number]
