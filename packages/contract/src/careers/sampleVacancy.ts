import type { Language } from '#core/language.ts'
import type { JobDetailText, JobText } from './schema.ts'

/** One vacancy in all three languages, the source of both its list entry and its page. */
export interface VacancySample {
  id: number
  categoryId: number
  text: Record<Language, Omit<JobText, 'Category'> & JobDetailText>
}
