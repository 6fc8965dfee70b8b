import { company, dayAndTime, type Language } from '@atrium/contract/core'
import { addDays } from '@atrium/contract/days'
import { closingDays, type HiringSummary } from '@atrium/contract/hiring'
import type { Database } from '#db/types.ts'
import { findSummary } from './summary.repo.ts'
import type { Viewer } from './viewer.ts'

/** What waits in hiring for a viewer. */
export async function getHiringSummary(
  db: Database,
  viewer: Viewer,
  language: Language,
  now: Date,
): Promise<HiringSummary> {
  const { day: today, time } = dayAndTime(now, company.timeZone)
  const period = { today, time, tomorrow: addDays(today, 1), soon: addDays(today, closingDays) }
  const row = await findSummary(db, viewer, period, language)
  if (!row) throw new Error('A count has one row.')
  return { ...row, oldestAt: row.oldestAt && new Date(row.oldestAt).toISOString() }
}
