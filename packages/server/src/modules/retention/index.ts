export type { PurgeResult } from './purgeResult.ts'
export { type PurgeWorker, startPurgeWorker } from './purgeWorker.ts'
export { purge, rehearsePurge } from './retention.service.ts'
