import type { JobDetailText } from '@atrium/contract/careers'
import type { TFunction } from 'i18next'

/** Location and type of employment: the rows that the page of a vacancy and its application both show (spec 2). */
export const vacancyFacts = (text: JobDetailText, t: TFunction<'careers'>) => [
  { label: t('vacancy.country'), value: text.LocationCountry },
  { label: t('vacancy.city'), value: text.LocationCity },
  { label: t('vacancy.jobType'), value: text.JobType },
]
