import type { MailTemplate, TemplateChanges, TemplateFields } from '@atrium/contract/hiring'
import { changeAs } from '#db/audit.ts'
import { HttpError, notFound } from '#http/httpError.ts'
import type { Services } from '#services.ts'
import {
  deleteTemplateRow,
  hasTemplate,
  insertTemplate,
  listTemplateRows,
  updateTemplate,
} from './templates.repo.ts'

type Parts = Pick<Services, 'database'>

export const listTemplates = ({ database }: Parts): Promise<MailTemplate[]> => listTemplateRows(database.db)

export const createTemplate = (
  { database }: Parts,
  accountId: number,
  fields: TemplateFields,
): Promise<MailTemplate> => changeAs(database.db, accountId, (tx) => insertTemplate(tx, fields))

/** Throws 404 for an unknown template, 409 when it has another revision. */
export const saveTemplate = (
  { database }: Parts,
  accountId: number,
  id: number,
  { revision, ...fields }: TemplateChanges,
): Promise<MailTemplate> =>
  changeAs(database.db, accountId, async (tx) => {
    const saved = await updateTemplate(tx, { id, revision }, fields)
    if (saved) return saved
    throw (await hasTemplate(tx, id)) ? new HttpError(409, 'changedMeanwhile') : notFound()
  })

/** Throws 404 for an unknown template. */
export const deleteTemplate = ({ database }: Parts, accountId: number, id: number): Promise<undefined> =>
  changeAs(database.db, accountId, async (tx) => {
    if (!(await deleteTemplateRow(tx, id))) throw notFound()
    return undefined
  })
