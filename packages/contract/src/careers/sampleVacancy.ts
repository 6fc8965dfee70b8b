import type { Language } from '#core/language.ts'
import type { Employment, Level, Workplace } from './rules.ts'
import type { JobDetailText, JobText, VacancyFacts } from './schema.ts'

/** One vacancy in all three languages, the source of both its list entry and its page. */
export interface VacancySample {
  id: number
  categoryId: number
  employment: Employment
  workplace: Workplace
  level: Level
  places: number
  salary: VacancyFacts['salary']
  /** Days before the day of the samples. */
  publishedDaysAgo: number
  /** Days after the day of the samples; `null` for a vacancy without a closing day. */
  closesInDays: number | null
  text: Record<Language, Omit<JobText & JobDetailText, 'Category' | 'JobType'>>
}
