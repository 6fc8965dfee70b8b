import { type NewsRow, newsStates } from '@atrium/contract/news'
import { NewsStateTag } from '@atrium/ui/newsDesk'
import { DataTable, type TableColumn, textColumn } from '@atrium/ui/table'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useListDeskNewsQuery } from '#api/newsDeskApi.ts'
import { href } from '#config/site.ts'
import { QueryError } from '#hooks/QueryError.tsx'
import { useAddressedTable } from '#hooks/useAddressedTable.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { useLiveList } from '#hooks/useLiveList.ts'
import { useQueryError } from '#hooks/useQueryError.ts'
import { AddNews } from './AddNews.tsx'
import { formatInstant, newsStateNow, titleIn } from './newsDeskState.ts'

const none: readonly NewsRow[] = []
const rowId = ({ id }: NewsRow) => String(id)
const pageOf = ({ id }: NewsRow) => href('newsItem', { id })

/** The table of news items. */
export function NewsListPart() {
  const { t } = useTranslation('newsDesk')
  const query = useListDeskNewsQuery(undefined, useLiveList())
  const { data } = query
  const failure = useQueryError(!data, query)
  const { columns, rowName } = useColumns()
  const table = useAddressedTable(columns)
  return (
    <DataTable
      label={t('table')}
      rows={data?.items ?? none}
      columns={columns}
      rowId={rowId}
      headingLevel={2}
      rowName={rowName}
      rowHref={pageOf}
      {...table}
      loadingLabel={t('loading')}
      empty={{ heading: t('empty'), text: t('emptyText') }}
      isLoading={!data}
      failure={failure && <QueryError heading={t('failed')} failure={failure} />}
      emptyAction={<AddNews />}
    />
  )
}

function useColumns() {
  const { t } = useTranslation('newsDesk')
  const { language } = useLanguage()
  return useMemo(() => {
    const rowName = ({ titles }: NewsRow) => titleIn(titles, language) || t('untitled')
    const stateOf = (row: NewsRow) => t(`states.${newsStateNow(row)}`)
    const columns: readonly TableColumn<NewsRow>[] = [
      textColumn(rowName, { id: 'title', header: t('columns.title'), width: 16, primary: true }),
      {
        id: 'state',
        header: t('columns.state'),
        width: 8,
        cell: (row) =>
          row.askedAt ? `${stateOf(row)} · ${t('asked')}` : <NewsStateTag state={newsStateNow(row)} />,
        sortValue: stateOf,
        filterText: stateOf,
        inSummary: stateOf,
        options: newsStates.map((value) => ({ value, label: t(`states.${value}`) })),
        optionOf: newsStateNow,
      },
      {
        id: 'published',
        header: t('columns.published'),
        width: 10,
        cell: ({ publishedAt }) => (publishedAt ? formatInstant(publishedAt, language) : ''),
        sortValue: ({ publishedAt }) => publishedAt ?? undefined,
      },
      textColumn(({ units }) => units.join(', ') || t('everybody'), {
        ...{ id: 'units', header: t('columns.units'), width: 8, hideable: true },
      }),
      {
        ...{ id: 'readers', header: t('columns.readers'), width: 5, hideable: true },
        cell: ({ readers }) => String(readers),
        sortValue: ({ readers }) => readers,
      },
    ]
    return { columns, rowName }
  }, [t, language])
}
