export type { PurgeResult } from './purgeResult.ts'
export { startPurgeWorker } from './purgeWorker.ts'
export { purge, purgeDryRun } from './retention.service.ts'
