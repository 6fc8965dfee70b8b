import type { Holiday } from '@atrium/contract/holidays'

type Kinds = Partial<Omit<Holiday, 'name' | 'date'>>

const holiday = (iso: string, name: string, kinds: Kinds = {}): Holiday => ({ name, date: { iso }, ...kinds })

/** For tests and stories. */
export const calendarHolidays: readonly Holiday[] = [
  holiday('2026-03-20', 'Novruz, Ramazan'),
  holiday('2026-03-27', 'Ramazan', { isMoved: true }),
  holiday('2026-05-27', 'Qurban', { isEstimate: true }),
  holiday('2026-09-27', 'Remembrance Day', { isWorkingDay: true }),
]

/** As long as names and marks become. */
export const longHolidays: readonly Holiday[] = [
  holiday('2026-05-28', 'День независимости, Гурбан-байрам'),
  holiday('2026-09-27', 'День памяти', { isWorkingDay: true }),
  holiday('2026-11-21', 'Рамазан-байрам', { isMoved: true, isEstimate: true }),
  holiday('2026-12-31', 'День солидарности азербайджанцев всего мира'),
]
