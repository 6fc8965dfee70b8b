/** The states of an account: without a first password yet, in use (also while a reset password is not set again), or closed. */
export const accountStates = ['invited', 'active', 'closed'] as const

export type AccountState = (typeof accountStates)[number]
