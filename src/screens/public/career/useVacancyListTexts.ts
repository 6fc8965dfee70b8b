import { categoryParam, toTag } from '@atrium/contract/core'
import { useTranslation } from 'react-i18next'
import { href } from '#config/site.ts'
import type { ArrangedVacancies } from './arrangeVacancies.ts'

/** The texts and links of the vacancy list and its filter. */
export function useVacancyListTexts() {
  const { t } = useTranslation('careers')
  return ({ total, categories, chosen, vacancies }: ArrangedVacancies) => ({
    filter: {
      label: t('vacancies.filter'),
      options: [
        { label: t('vacancies.all'), count: total, href: href('careers'), isCurrent: !chosen },
        ...categories.map(({ slug, name, count }) => ({
          label: name,
          count,
          href: `${href('careers')}?${categoryParam}=${slug}`,
          isCurrent: slug === chosen?.slug,
        })),
      ],
    },
    resultLabel: t('vacancies.found', { count: vacancies.length }),
    vacancies: vacancies.map(({ id, text, language }) => ({
      id: String(id),
      position: text.Position,
      facts: [text.Category, text.JobType, text.LocationCity],
      description: text.Description,
      href: href('vacancy', { id }),
      viewLabel: t('vacancies.view'),
      lang: toTag(language),
    })),
  })
}
