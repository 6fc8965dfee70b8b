import type { Language } from '@atrium/contract/core'
import { localize } from '#i18n/localize.ts'

/** What the profile shows in a language. */
export const presentOf = (
  { name, surname, job }: { name: string; surname: string; job: Record<Language, string> },
  language: Language,
) => ({
  firstName: name,
  lastName: surname,
  position: localize(job, language) ?? '',
})
