/** What a news item is about; its card shows the drawing of the topic. */
export const newsTopics = ['company', 'support', 'learning', 'people', 'home', 'clients', 'sport'] as const

export type NewsTopic = (typeof newsTopics)[number]
