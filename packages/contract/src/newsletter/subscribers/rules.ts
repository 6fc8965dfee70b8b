/** A subscription waits for its confirmation, is confirmed, or has ended, which erases its address. */
export const subscriptionStates = ['waiting', 'confirmed', 'ended'] as const

export type SubscriptionState = (typeof subscriptionStates)[number]
