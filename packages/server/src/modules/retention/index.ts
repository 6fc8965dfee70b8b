export type { PurgeResult } from './purgeResult.ts'
export { type PurgeWorker, startPurgeWorker } from './purgeWorker.ts'
export { purge, purgeDryRun } from './retention.service.ts'
