import { languages } from '@atrium/contract/core'
import type { CategoryNames } from '@atrium/contract/hiring'
import { eq } from 'drizzle-orm'
import { categories, categoryTexts, jobs } from '#db/schema.ts'
import type { Database } from '#db/types.ts'
import { HttpError, notFound } from '#http/httpError.ts'

export async function createCategory(tx: Database, { names }: CategoryNames): Promise<{ id: number }> {
  const [created] = await tx.insert(categories).values({}).returning()
  if (!created) throw new Error('The category was not written.')
  await writeNames(tx, created.id, names)
  return created
}

/** Throws 404 for an unknown category. */
export async function renameCategory(tx: Database, id: number, { names }: CategoryNames): Promise<undefined> {
  await lockCategory(tx, id)
  await writeNames(tx, id, names)
}

/** Throws 404 for an unknown category, 409 for one that has vacancies. */
export async function deleteCategory(tx: Database, id: number): Promise<undefined> {
  await lockCategory(tx, id)
  if ((await tx.$count(jobs, eq(jobs.categoryId, id))) > 0) throw new HttpError(409, 'categoryUsed')
  await tx.delete(categories).where(eq(categories.id, id))
}

async function lockCategory(tx: Database, id: number): Promise<void> {
  const found = await tx.select().from(categories).where(eq(categories.id, id)).for('update')
  if (found.length === 0) throw notFound()
}

async function writeNames(tx: Database, categoryId: number, names: CategoryNames['names']): Promise<void> {
  for (const language of languages) {
    const name = names[language]
    await tx
      .insert(categoryTexts)
      .values({ categoryId, language, name })
      .onConflictDoUpdate({ target: [categoryTexts.categoryId, categoryTexts.language], set: { name } })
  }
}
