import { type Language, languages } from '#core/language.ts'

/** What a news item is about; its card shows the drawing of the topic. */
export const newsTopics = ['company', 'support', 'learning', 'people', 'home', 'clients', 'sport'] as const

export type NewsTopic = (typeof newsTopics)[number]

/** What readers say about a news item with one press; each person has each of them once. */
export const newsReactions = ['like', 'love', 'celebrate'] as const

export type NewsReaction = (typeof newsReactions)[number]

/** How far a news item is. */
export const newsStates = ['draft', 'scheduled', 'published', 'ended'] as const

export type NewsState = (typeof newsStates)[number]

/** The state of an item at an instant, which is a day of the company. */
export function newsStateAt(
  { publishedAt, endsOn }: { publishedAt: string | null; endsOn: string },
  now: Date,
  today: string,
): NewsState {
  if (publishedAt === null) return 'draft'
  if (Date.parse(publishedAt) > now.getTime()) return 'scheduled'
  return endsOn && endsOn < today ? 'ended' : 'published'
}

const neededTexts = { title: 'titleRequired', description: 'newsDescriptionRequired' } as const

/** Which texts an item lacks before colleagues may read it, by field. */
export const newsErrors = (texts: Record<Language, { title: string; description: string }>) =>
  Object.fromEntries(
    languages.flatMap((language) =>
      (['title', 'description'] as const)
        .filter((part) => !texts[language][part].trim())
        .map((part) => [`texts.${language}.${part}`, neededTexts[part]]),
    ),
  )
