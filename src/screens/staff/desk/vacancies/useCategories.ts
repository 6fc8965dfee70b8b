import type { Category } from '@atrium/contract/careers'
import { compareNames } from '@atrium/contract/core'
import { useCallback, useMemo } from 'react'
import { useListCategoriesQuery } from '#api/careersApi.ts'
import { pickTranslation } from '#hooks/pickTranslation.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { useLiveList } from '#hooks/useLiveList.ts'

const none: readonly Category[] = []

/** The categories with their names in the reader's language, in alphabetical order. */
export function useCategories() {
  const { language } = useLanguage()
  const query = useListCategoriesQuery(undefined, useLiveList())
  const categories = query.data ?? none
  const nameOf = useCallback(
    (id: number) => {
      const category = categories.find((one) => one.id === id)
      return (category && pickTranslation(category, language)?.text.Category) ?? ''
    },
    [categories, language],
  )
  const options = useMemo(
    () =>
      categories
        .map(({ id }) => ({ value: String(id), label: nameOf(id) }))
        .toSorted((one, other) => compareNames(one.label, other.label)),
    [categories, nameOf],
  )
  return { query, categories, nameOf, options }
}
