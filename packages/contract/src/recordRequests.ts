export const recordRequestStates = ['sent', 'granted', 'declined'] as const

export type RecordRequestState = (typeof recordRequestStates)[number]

/** What HR owns in a record and a person may ask to change. */
export interface RecordChanges {
  firstName?: string | undefined
  lastName?: string | undefined
  /** In the language of the person. */
  position?: string | undefined
}
