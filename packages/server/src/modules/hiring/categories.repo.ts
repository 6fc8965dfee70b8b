import { type Language, languages } from '@atrium/contract/core'
import { eq } from 'drizzle-orm'
import { categories, categoryTexts, jobs } from '#db/schema.ts'
import type { Database } from '#db/types.ts'

export async function insertCategory(tx: Database): Promise<number> {
  const [row] = await tx.insert(categories).values({}).returning({ id: categories.id })
  if (!row) throw new Error('The category was not written.')
  return row.id
}

/** Whether there is such a category. Its row stays locked until the transaction ends. */
export async function lockCategoryForChange(tx: Database, id: number): Promise<boolean> {
  const found = await tx
    .select({ id: categories.id })
    .from(categories)
    .where(eq(categories.id, id))
    .for('update')
  return found.length > 0
}

export async function writeCategoryNames(
  tx: Database,
  categoryId: number,
  names: Record<Language, string>,
): Promise<void> {
  for (const language of languages) {
    const name = names[language]
    await tx
      .insert(categoryTexts)
      .values({ categoryId, language, name })
      .onConflictDoUpdate({ target: [categoryTexts.categoryId, categoryTexts.language], set: { name } })
  }
}

export async function hasVacancies(tx: Database, categoryId: number): Promise<boolean> {
  const found = await tx.select({ id: jobs.id }).from(jobs).where(eq(jobs.categoryId, categoryId)).limit(1)
  return found.length > 0
}

export async function deleteCategoryRow(tx: Database, id: number): Promise<void> {
  await tx.delete(categories).where(eq(categories.id, id))
}
