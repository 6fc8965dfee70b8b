import { isDeepStrictEqual } from 'node:util'
import type { HiringStage, StageChanges } from '@atrium/contract/hiring'
import { changeAs } from '#db/audit.ts'
import { HttpError } from '#http/httpError.ts'
import type { Services } from '#services.ts'
import { listStageRows, lockStageRows, updateStages } from './stages.repo.ts'

type Parts = Pick<Services, 'database'>

export const listStages = ({ database }: Parts): Promise<HiringStage[]> => listStageRows(database.db)

/** Renames and orders all stages. Throws 409 when somebody has changed them since `before`. */
export const saveStages = (
  { database }: Parts,
  accountId: number,
  { stages, before }: StageChanges,
): Promise<undefined> =>
  changeAs(database.db, accountId, async (tx) => {
    if (!isDeepStrictEqual(await lockStageRows(tx), before)) throw new HttpError(409, 'changedMeanwhile')
    await updateStages(tx, stages)
    return undefined
  })
