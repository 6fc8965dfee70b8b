import type { TableTexts } from '@atrium/ui/table'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

type OwnTexts = Pick<TableTexts, 'loading' | 'empty'>

/** The texts of a table: those that all tables share, and those of its own rows. */
export function useTableTexts({ loading, empty }: OwnTexts): TableTexts {
  const { t } = useTranslation('table')
  const { heading, text } = empty
  return useMemo(
    () => ({
      search: t('search'),
      anyOption: t('anyOption'),
      filters: (number) => (number > 0 ? t('filtersOn', { number }) : t('filters')),
      columns: t('columns'),
      sortBy: t('sortBy'),
      unsorted: t('unsorted'),
      sorted: (header, isDescending) => t(isDescending ? 'descending' : 'ascending', { header }),
      selectRow: (name) => t('selectRow', { name }),
      selectPage: t('selectPage'),
      selected: (count) => t('selected', { count }),
      selectFound: (count) => t('selectFound', { count }),
      clearSelection: t('clearSelection'),
      actions: t('actions'),
      pages: t('pages'),
      firstPage: t('firstPage'),
      previousPage: t('previousPage'),
      nextPage: t('nextPage'),
      lastPage: t('lastPage'),
      size: t('size'),
      allRows: t('allRows'),
      range: (from, to, total) => t('range', { from, to, total }),
      loading,
      empty: { heading, text },
      nothingFound: { heading: t('nothing'), text: t('nothingText') },
      clearFilters: t('clearFilters'),
    }),
    [t, loading, heading, text],
  )
}
