import { languages, limits } from '@atrium/contract/core'
import type { ApplicationRow, Stage } from '@atrium/contract/hiring'
import { applicantMailSchema, tagsSchema } from '@atrium/contract/hiring/applications/schema'
import type { BulkKind, BulkValues } from '@atrium/ui/hiring'
import type { ApplicationStep } from '#api/hiringApi.ts'
import { messagesOf } from '#hooks/validateWith.ts'
import { fillMail, mailIn } from './mailValues.ts'

const textOf = (values: BulkValues, name: string) => String(values[name] ?? '')

/** The choice that takes the owner from an application. */
export const noOwner = 'none'

export const hasMail = (kind: BulkKind, values: BulkValues) =>
  kind === 'mail' || (kind === 'move' && values.hasMail === true)

/** Why an application does not move to a stage. */
export const whyUnmoved = (
  { personId, stage }: ApplicationRow,
  to: string,
): 'hasRecord' | 'inStage' | undefined =>
  personId !== null ? 'hasRecord' : stage === to ? 'inStage' : undefined

/** The applications that a change reaches. */
export const reachedBy = (kind: BulkKind, values: BulkValues, selected: readonly ApplicationRow[]) =>
  kind === 'move' ? selected.filter((one) => !whyUnmoved(one, textOf(values, 'stage'))) : selected

/** The errors of the form, by field. */
export function bulkErrors(
  kind: BulkKind,
  values: BulkValues,
  selected: readonly ApplicationRow[],
  texts: Record<'noStage' | 'nothingMoves' | 'noTag' | 'noOwner', string>,
): Record<string, string> {
  const reached = reachedBy(kind, values, selected)
  if (kind === 'move' && !values.stage) return { stage: texts.noStage }
  if (kind === 'move' && reached.length === 0) return { stage: texts.nothingMoves }
  if (kind === 'tag') {
    const tag = messagesOf(tagsSchema, { tags: [textOf(values, 'tag').trim()] })
    const [message] = textOf(values, 'tag').trim() ? Object.values(tag) : [texts.noTag]
    return message ? { tag: message } : {}
  }
  if (kind === 'owner' && !values.owner) return { owner: texts.noOwner }
  if (!hasMail(kind, values)) return {}
  return Object.fromEntries(
    languages
      .filter((language) => reached.some((one) => one.language === language))
      .flatMap((language) =>
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
  return reachedBy(kind, values, selected).map((application): ApplicationStep => {
    const { id, revision, tags } = application
    if (kind === 'mail') return { id, mail: mailTo(application) }
    if (kind === 'owner') return { id, personId: values.owner === noOwner ? null : Number(values.owner) }
    if (kind === 'tag')
      return { id, tags: [...new Set([...tags, textOf(values, 'tag').trim()])].slice(0, limits.tags) }
    const mail = hasMail(kind, values) ? mailTo(application) : null
    return { id, move: { stage: values.stage as Stage, revision, mail } }
  })
}

/** The call that takes a change back; `before` is the application as it was. */
export function undoStep(kind: BulkKind, { id, tags, ownerId }: ApplicationRow): ApplicationStep {
  if (kind === 'owner') return { id, personId: ownerId }
  return kind === 'tag' ? { id, tags } : { id, undo: true }
}
