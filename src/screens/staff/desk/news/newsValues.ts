import { type Language, languages, toLines } from '@atrium/contract/core'
import type { DeskNews } from '@atrium/contract/news'
import { type NewsFormValues, newsParts } from '@atrium/ui/newsDesk'

/** The values of the form: the last day as it is typed (`2026/11/24`). */
export const valuesOf = ({ texts, topic, units, endsOn, ...item }: DeskNews): NewsFormValues => ({
  ...(Object.fromEntries(
    languages.flatMap((language) => newsParts.map((part) => [`${part}_${language}`, texts[language][part]])),
  ) as Record<`${(typeof newsParts)[number]}_${Language}`, string>),
  topic,
  units: units.toSorted().join('\n'),
  endsOn: endsOn.replaceAll('-', '/'),
  mustRead: item.mustRead,
  hasReactions: item.hasReactions,
  hasComments: item.hasComments,
  isUnreadAgain: false,
})

/** The body of `saveNews`. An emptied field is missing in the values of a form. */
export const changesOf = (typed: Partial<NewsFormValues>, revision: unknown) => ({
  revision,
  topic: typed.topic,
  texts: Object.fromEntries(
    languages.map((language) => [
      language,
      Object.fromEntries(newsParts.map((part) => [part, typed[`${part}_${language}`] ?? ''])),
    ]),
  ),
  units: (typed.units ?? '').split('\n').filter(Boolean),
  mustRead: typed.mustRead ?? false,
  hasReactions: typed.hasReactions ?? false,
  hasComments: typed.hasComments ?? false,
  endsOn: (typed.endsOn ?? '').trim().replaceAll('/', '-'),
  isUnreadAgain: typed.isUnreadAgain ?? false,
})

/** Messages about an item at the fields of the form: `texts.EN.title` is at `title_EN`. */
export const atFields = (messages: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(messages).map(([path, message]) => {
      const [, language, part] = /^texts\.(\w+)\.(\w+)/.exec(path) ?? []
      return [part ? `${part}_${language}` : path.replace(/\[.*/, ''), message]
    }),
  )

/** A value of the form as the server would store it. */
export const toStored = (_name: string, value: unknown) =>
  typeof value === 'string' ? toLines(value) : value
