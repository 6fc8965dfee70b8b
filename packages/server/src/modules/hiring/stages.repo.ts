import type { HiringStage, Stage } from '@atrium/contract/hiring'
import { asc, eq } from 'drizzle-orm'
import { hiringStages } from '#db/schema.ts'
import type { LocalizedText } from '#db/tables/columns.ts'
import type { Database } from '#db/types.ts'

const allStages = (db: Database) =>
  db
    .select({ id: hiringStages.id, names: hiringStages.name })
    .from(hiringStages)
    .orderBy(asc(hiringStages.position))

/** All stages in their order. */
export const listStageRows = (db: Database): Promise<HiringStage[]> => allStages(db)

/** All stages, locked until the transaction ends. */
export const lockStageRows = (tx: Database): Promise<HiringStage[]> => allStages(tx).for('update')

export async function findStageNames(db: Database, id: Stage): Promise<LocalizedText> {
  const [row] = await db
    .select({ names: hiringStages.name })
    .from(hiringStages)
    .where(eq(hiringStages.id, id))
  return row?.names ?? { AZ: id, EN: id, RU: id }
}

/** Writes names and order of the stages. */
export async function updateStages(tx: Database, stages: readonly HiringStage[]): Promise<void> {
  for (const [position, { id, names }] of stages.entries())
    await tx.update(hiringStages).set({ position, name: names }).where(eq(hiringStages.id, id))
}
