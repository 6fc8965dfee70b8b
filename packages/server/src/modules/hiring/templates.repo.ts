import type { MailTemplate, TemplateFields } from '@atrium/contract/hiring'
import { and, asc, eq, sql } from 'drizzle-orm'
import { mailTemplates } from '#db/schema.ts'
import type { Database } from '#db/types.ts'

const { id, revision, name, stage, texts } = mailTemplates
const columns = { id, revision, name, stage, texts }

/** By name. */
export const listTemplateRows = (db: Database): Promise<MailTemplate[]> =>
  db
    .select(columns)
    .from(mailTemplates)
    .orderBy(asc(sql`fold_text(${name})`), asc(id))

export async function insertTemplate(tx: Database, fields: TemplateFields): Promise<MailTemplate> {
  const [row] = await tx.insert(mailTemplates).values(fields).returning(columns)
  if (!row) throw new Error('The template was not written.')
  return row
}

/** Changes a template that has this revision; `undefined` when there is none. */
export async function updateTemplate(
  tx: Database,
  which: { id: number; revision: number },
  fields: TemplateFields,
): Promise<MailTemplate | undefined> {
  const [row] = await tx
    .update(mailTemplates)
    .set({ ...fields, revision: which.revision + 1 })
    .where(and(eq(id, which.id), eq(revision, which.revision)))
    .returning(columns)
  return row
}

export const hasTemplate = async (tx: Database, which: number): Promise<boolean> =>
  (await tx.$count(mailTemplates, eq(id, which))) > 0

export async function deleteTemplateRow(tx: Database, which: number): Promise<boolean> {
  return (await tx.delete(mailTemplates).where(eq(id, which)).returning({ id })).length > 0
}
