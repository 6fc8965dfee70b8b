/** What an address subscribes to: the monthly newsletter, or alerts about new vacancies. */
export const subscriptionTopics = ['newsletter', 'vacancies'] as const

export type SubscriptionTopic = (typeof subscriptionTopics)[number]

/** The query of the pages that confirm and end a subscription; without it they are about the newsletter. */
export const topicParam = 'topic'
