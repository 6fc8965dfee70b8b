import { VacancyAlerts } from '@atrium/ui/careers'
import { useListCategoriesQuery } from '#api/careersApi.ts'
import { pickTranslation } from '#hooks/pickTranslation.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { useSubscribe } from '#hooks/useSubscribe.ts'

export interface VacancyAlertsFormProps {
  /** The category that is ticked at first. */
  categoryId?: number | undefined
}

/** Subscribes an address to mails about new vacancies: of all categories, or of those that are ticked. */
export function VacancyAlertsForm({ categoryId }: VacancyAlertsFormProps) {
  const { language } = useLanguage()
  const { data = [] } = useListCategoriesQuery()
  const { onSubmit, refusedValues, ...form } = useSubscribe('alerts')
  const categories = data.flatMap((category) => {
    const name = pickTranslation(category, language)?.text.Category
    return name ? [{ id: category.id, name }] : []
  })
  const chosen = refusedValues
    ? (refusedValues.category_ids ?? '').split(',').map(Number)
    : categoryId === undefined
      ? []
      : [categoryId]
  return (
    <VacancyAlerts
      {...form}
      categories={categories}
      chosen={chosen}
      onSubmit={(ids) => onSubmit({ topic: 'vacancies', ...(ids && { category_ids: ids }) })}
    />
  )
}
