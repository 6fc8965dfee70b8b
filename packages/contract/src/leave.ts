/** The states of a request for leave; `declined` and `cancelled` are final. */
export const leaveStates = [
  'sent',
  'askedBack',
  'granted',
  'declined',
  'cancelRequested',
  'cancelled',
] as const

export type LeaveState = (typeof leaveStates)[number]

/** What a requester or a decider does with a request. */
export const leaveActions = [
  'send',
  'askBack',
  'answer',
  'grant',
  'decline',
  'cancel',
  'requestCancel',
  'grantCancel',
  'declineCancel',
] as const

export type LeaveAction = (typeof leaveActions)[number]
