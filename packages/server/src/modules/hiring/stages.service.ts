import { isDeepStrictEqual } from 'node:util'
import type { HiringStage, StageChanges } from '@atrium/contract/hiring'
import { asc, eq } from 'drizzle-orm'
import { hiringStages } from '#db/schema.ts'
import type { Database } from '#db/types.ts'
import { HttpError } from '#http/httpError.ts'

const selectStages = (db: Database) =>
  db
    .select({ id: hiringStages.id, names: hiringStages.name })
    .from(hiringStages)
    .orderBy(asc(hiringStages.position))

/** All stages in their order. */
export const listStages = async (db: Database): Promise<HiringStage[]> => selectStages(db)

/** Renames and orders all stages. Throws 409 when somebody has changed them since `before`. */
export async function saveStages(tx: Database, { stages, before }: StageChanges): Promise<undefined> {
  if (!isDeepStrictEqual(await selectStages(tx).for('update'), before))
    throw new HttpError(409, 'changedMeanwhile')
  for (const [position, { id, names }] of stages.entries())
    await tx.update(hiringStages).set({ position, name: names }).where(eq(hiringStages.id, id))
}
