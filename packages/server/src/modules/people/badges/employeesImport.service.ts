import type { ImportManner, ImportOutcome } from '#importing/changes.ts'
import { lockRoomsAndPeople } from '#modules/rooms/index.ts'
import type { Services } from '#services.ts'
import { executePlan, planImport, removeOthers } from './importPlan.service.ts'
import { readPeopleFile } from './personColumns.service.ts'

/** Imports the employees of a CSV file, all or none. The ID number identifies an person. */
export async function importEmployees(
  services: Services,
  content: string,
  { isDryRun, removesOthers }: ImportManner,
): Promise<ImportOutcome> {
  const file = await readPeopleFile(content)
  const outcome = await services.database.db.transaction(async (tx): Promise<ImportOutcome> => {
    await lockRoomsAndPeople(tx)
    const plan = await planImport(tx, file, { removesOthers })
    const { faults, changes, same, others } = plan
    if (faults.length > 0) return { faults }
    if (!isDryRun) {
      if (removesOthers) await removeOthers(tx, plan)
      await executePlan(tx, plan, services)
    }
    const fresh = changes.filter(({ before }) => !before).length
    return {
      counts: {
        fresh,
        changed: changes.length - fresh,
        same,
        removed: removesOthers ? others.length : 0,
        others: removesOthers ? 0 : others.length,
      },
    }
  })
  services.outbox.wake()
  return outcome
}
