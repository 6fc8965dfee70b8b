import { type ContentKind, contentFrom } from '@atrium/contract/content'
import { languages } from '@atrium/contract/core'
import type { ContentValues } from '@atrium/ui/content'

/** What is sent for what is typed. An emptied field is missing in the values of a form. */
export const bodyOf = (kind: ContentKind, typed: object, revision?: unknown) => ({
  revision,
  value: contentFrom(kind, typed as Record<string, string>),
  upToDate: languages.filter((language) => (typed as ContentValues)[`upToDate_${language}`]),
})

/** Messages at the fields of the form: `value.texts.EN.answer` is at `answer_EN`, `value.facts.name` at `name`. */
export const atFields = (messages: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(messages).map(([path, message]) => {
      const [, , part = path, field] = path.split('.')
      return [field ? `${field}_${part}` : part, message]
    }),
  )
