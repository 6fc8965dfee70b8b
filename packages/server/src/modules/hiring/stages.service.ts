import type { HiringStage } from '@atrium/contract/hiring'
import { changeAs } from '#db/audit.ts'
import type { Services } from '#services.ts'
import { listStageRows, updateStages } from './stages.repo.ts'

type Parts = Pick<Services, 'database'>

export const listStages = ({ database }: Parts): Promise<HiringStage[]> => listStageRows(database.db)

/** Renames and orders all stages. */
export const saveStages = (
  { database }: Parts,
  accountId: number,
  stages: readonly HiringStage[],
): Promise<undefined> =>
  changeAs(database.db, accountId, async (tx) => {
    await updateStages(tx, stages)
    return undefined
  })
