import { formatDayMonth, type Language } from '@atrium/contract/core'
import type { VacancyRow } from '@atrium/contract/hiring'
import { Link } from '@atrium/ui'
import { LanguageMarks, VacancyStateTag } from '@atrium/ui/hiring'
import { type TableColumn, textColumn } from '@atrium/ui/table'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { textOptions } from '#hooks/textOptions.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { applicationsOf, localTextOf, shownStateOf } from './vacancyState.ts'

type HideableColumn = 'category' | 'city' | 'closes' | 'applications' | 'hired' | 'languages'

/** The columns of the vacancies; `categoryOf` names a category. */
export function useVacancyColumns(
  rows: readonly VacancyRow[],
  categoryOf: (id: number) => string,
): readonly TableColumn<VacancyRow>[] {
  const { t } = useTranslation('vacancies')
  const { language } = useLanguage()
  return useMemo(() => {
    const hideable = (id: HideableColumn, width: number) => ({
      ...{ id, width, hideable: true },
      header: t(`columns.${id}`),
    })
    const textOf = (texts: Record<Language, string>, { original }: VacancyRow) =>
      localTextOf(texts, language, original)
    const cityOf = (row: VacancyRow) => textOf(row.city, row)
    const categoryName = (row: VacancyRow) => categoryOf(row.categoryId)
    const stateOf = (row: VacancyRow) => t(`states.${shownStateOf(row)}`)
    const isCurrent = ({ state }: VacancyRow) => (state === 'closed' ? 'closed' : 'current')
    return [
      textColumn((row) => textOf(row.positions, row) || t('untitled'), {
        id: 'position',
        header: t('columns.position'),
        width: 12,
        primary: true,
      }),
      {
        id: 'state',
        header: t('columns.state'),
        width: 6,
        cell: (row) => <VacancyStateTag state={shownStateOf(row)} />,
        sortValue: stateOf,
        filterText: stateOf,
        inSummary: stateOf,
        options: [
          { value: 'current', label: t('current') },
          { value: 'closed', label: t('states.closed') },
        ],
        optionOf: isCurrent,
      },
      textColumn(categoryName, {
        ...hideable('category', 8),
        options: textOptions(rows.map(categoryName)),
      }),
      textColumn(cityOf, {
        ...hideable('city', 6),
        options: textOptions(rows.map(cityOf)),
      }),
      {
        ...hideable('closes', 7),
        cell: ({ closesOn }) => (closesOn ? formatDayMonth(closesOn, language) : t('untilFilled')),
        sortValue: ({ closesOn }) => closesOn || undefined,
      },
      {
        ...hideable('applications', 7),
        cell: ({ id, counts }) =>
          counts.all === 0 ? (
            '0'
          ) : (
            <Link href={applicationsOf(id)}>
              {counts.new > 0 ? t('newOf', { count: counts.new, all: counts.all }) : String(counts.all)}
            </Link>
          ),
        sortValue: ({ counts }) => counts.all,
        inSummary: ({ counts }) => t('applications', { count: counts.all }),
      },
      {
        ...hideable('hired', 5),
        cell: ({ counts, places }) => t('hiredOf', { hired: counts.hired, places }),
        sortValue: ({ counts, places }) => counts.hired / places,
      },
      {
        ...hideable('languages', 11),
        cell: ({ textStates }) => <LanguageMarks states={textStates} />,
        sortValue: ({ textStates }) => Object.values(textStates).filter((state) => state === 'ready').length,
      },
    ]
  }, [rows, categoryOf, t, language])
}
