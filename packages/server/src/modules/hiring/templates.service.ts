import type { MailTemplate, TemplateChanges, TemplateFields } from '@atrium/contract/hiring'
import { and, asc, eq, sql } from 'drizzle-orm'
import { mailTemplates } from '#db/schema.ts'
import type { Database } from '#db/types.ts'
import { HttpError, notFound } from '#http/httpError.ts'

/** All templates by name. */
export const listTemplates = async (db: Database): Promise<MailTemplate[]> =>
  db
    .select()
    .from(mailTemplates)
    .orderBy(asc(sql`fold_text(${mailTemplates.name})`), asc(mailTemplates.id))

export async function createTemplate(tx: Database, fields: TemplateFields): Promise<MailTemplate> {
  const [created] = await tx.insert(mailTemplates).values(fields).returning()
  if (!created) throw new Error('The template was not written.')
  return created
}

/** Throws 404 for an unknown template, 409 when it has another revision. */
export async function saveTemplate(
  tx: Database,
  id: number,
  { revision, ...fields }: TemplateChanges,
): Promise<MailTemplate> {
  const [saved] = await tx
    .update(mailTemplates)
    .set({ ...fields, revision: revision + 1 })
    .where(and(eq(mailTemplates.id, id), eq(mailTemplates.revision, revision)))
    .returning()
  if (saved) return saved
  const isKnown = (await tx.$count(mailTemplates, eq(mailTemplates.id, id))) > 0
  throw isKnown ? new HttpError(409, 'changedMeanwhile') : notFound()
}

/** Throws 404 for an unknown template. */
export async function deleteTemplate(tx: Database, id: number): Promise<undefined> {
  const deleted = await tx.delete(mailTemplates).where(eq(mailTemplates.id, id)).returning()
  if (deleted.length === 0) throw notFound()
}
