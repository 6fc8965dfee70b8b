import { type Language, limits } from '@atrium/contract/core'
import type { ApplicationRow, Stage } from '@atrium/contract/hiring'
import { applicantMailSchema, tagsSchema } from '@atrium/contract/hiring/applications/schema'
import type { BulkKind, BulkValues } from '@atrium/ui/hiring'
import type { ApplicationStep } from '#api/hiringApi.ts'
import { messagesOf } from '#hooks/validateWith.ts'
import { fillMail } from './mailValues.ts'

/** The languages in which the applicants read. */
export const languagesOf = (selected: readonly ApplicationRow[]): Language[] =>
  (['AZ', 'EN', 'RU'] as const).filter((language) => selected.some((one) => one.language === language))

const textOf = (values: BulkValues, name: string) => String(values[name] ?? '')

const hasMail = (kind: BulkKind, values: BulkValues) =>
  kind === 'mail' || (kind === 'move' && values.hasMail === true)

/** The mail in a language, as it is typed. */
const mailIn = (language: Language, values: BulkValues) => ({
  subject: textOf(values, `subject${language}`),
  text: textOf(values, `text${language}`),
})

/** The errors of the form, by field. */
export function bulkErrors(
  kind: BulkKind,
  values: BulkValues,
  selected: readonly ApplicationRow[],
  missing: string,
): Record<string, string> {
  if (kind === 'move' && !values.stage) return { stage: missing }
  if (kind === 'tag') {
    const tag = messagesOf(tagsSchema, { tags: [textOf(values, 'tag').trim()] })
    const [message] = textOf(values, 'tag').trim() ? Object.values(tag) : [missing]
    return message ? { tag: message } : {}
  }
  if (!hasMail(kind, values)) return {}
  return Object.fromEntries(
    languagesOf(selected).flatMap((language) =>
      Object.entries(messagesOf(applicantMailSchema, mailIn(language, values))).map(([field, message]) => [
        `${field}${language}`,
        message,
      ]),
    ),
  )
}

/** The calls of a change of several applications; each mail is in the language of its applicant. */
export function bulkSteps(
  kind: BulkKind,
  values: BulkValues,
  selected: readonly ApplicationRow[],
  sender: string,
): ApplicationStep[] {
  const mailTo = (application: ApplicationRow) =>
    fillMail(mailIn(application.language, values), application, sender)
  return selected.map((application): ApplicationStep => {
    const { id, revision, tags } = application
    if (kind === 'mail') return { id, mail: mailTo(application) }
    if (kind === 'owner') return { id, personId: Number(values.owner) || null }
    if (kind === 'tag')
      return { id, tags: [...new Set([...tags, textOf(values, 'tag').trim()])].slice(0, limits.tags) }
    const mail = hasMail(kind, values) ? mailTo(application) : null
    return { id, move: { stage: values.stage as Stage, revision, mail } }
  })
}
