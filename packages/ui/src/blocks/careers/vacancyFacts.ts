import type { JobDetailText, VacancyFacts } from '@atrium/contract/careers'
import { formatDay, formatNumber, type Language } from '@atrium/contract/core'
import type { TFunction } from 'i18next'

/** The rows that the page of a vacancy and its application both show (spec 2): place, employment, and further facts. */
export function vacancyFacts(
  text: JobDetailText,
  facts: VacancyFacts | undefined,
  t: TFunction<'careers'>,
  language: Language,
) {
  const rows = [
    { label: t('vacancy.country'), value: text.LocationCountry },
    { label: t('vacancy.city'), value: text.LocationCity },
    { label: t('vacancy.jobType'), value: text.JobType },
  ]
  if (!facts) return rows
  const { level, places, salary, publishedOn, closesOn } = facts
  if (level) rows.push({ label: t('vacancy.level'), value: t(`vacancy.levels.${level}`) })
  if (places > 1) rows.push({ label: t('vacancy.places'), value: String(places) })
  rows.push({
    label: t('vacancy.salary'),
    value: salary ? salaryText(salary, t, language) : t('vacancy.salaryLater'),
  })
  rows.push({ label: t('vacancy.published'), value: formatDay(publishedOn, language) })
  rows.push({
    label: t('vacancy.closes'),
    value: closesOn ? formatDay(closesOn, language) : t('vacancy.untilFilled'),
  })
  return rows
}

function salaryText(
  { from, to }: NonNullable<VacancyFacts['salary']>,
  t: TFunction<'careers'>,
  language: Language,
): string {
  const amounts = [...new Set([from, to])].map((amount) => formatNumber(amount, language))
  return t('vacancy.salaryValue', { amount: amounts.join('–') })
}
