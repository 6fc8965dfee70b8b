import { type Namespace, pagesWith } from '@atrium/contract/translations'
import { Link } from '@atrium/ui'
import { DataTable, type TableColumn } from '@atrium/ui/table'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useListNamespacesQuery } from '#api/translationsDeskApi.ts'
import { href } from '#config/site.ts'
import { QueryError } from '#hooks/QueryError.tsx'
import { useAddressedTable } from '#hooks/useAddressedTable.ts'
import { useLiveList } from '#hooks/useLiveList.ts'
import { useQueryError } from '#hooks/useQueryError.ts'

const none: Namespace[] = []
const nameOf = ({ name }: Namespace) => name
const textsOf = ({ name }: Namespace) => `${href('translations')}?${new URLSearchParams({ ns: name })}`
const needsWork = ({ missing, outdated }: Namespace) => missing + outdated
const counts = ['missing', 'outdated', 'edited', 'texts'] as const

const shownPages = 3

/** The namespaces of the texts, with the pages that show them. */
export function NamespacesPart() {
  const { t } = useTranslation('translations')
  const query = useListNamespacesQuery(undefined, useLiveList())
  const failure = useQueryError(!query.data, query)
  // What needs work comes first.
  const rows = useMemo(
    () => query.data?.toSorted((one, other) => needsWork(other) - needsWork(one)) ?? none,
    [query.data],
  )
  const columns = useMemo(
    (): readonly TableColumn<Namespace>[] => [
      // The search of the page finds texts, so no column has a text to search.
      { id: 'name', header: t('namespaces.name'), width: 10, primary: true, cell: nameOf, sortValue: nameOf },
      {
        id: 'pages',
        header: t('namespaces.pages'),
        width: 22,
        cell: (namespace) => <Pages {...namespace} />,
      },
      ...counts.map((count) => ({
        ...{ id: count, header: t(`namespaces.${count}`), width: 6, align: 'end' as const },
        cell: (namespace: Namespace) => String(namespace[count] || ''),
        sortValue: (namespace: Namespace) => namespace[count],
      })),
    ],
    [t],
  )
  const table = useAddressedTable(columns)
  return (
    <DataTable
      label={t('namespaces.table')}
      rows={rows}
      columns={columns}
      rowId={nameOf}
      rowName={nameOf}
      rowHref={textsOf}
      headingLevel={2}
      {...table}
      loadingLabel={t('loading')}
      empty={{ heading: t('empty') }}
      isLoading={!query.data}
      failure={failure && <QueryError heading={t('failed')} failure={failure} />}
    />
  )
}

/** Links to the first pages of a namespace; an address with a parameter leads to no page. */
function Pages({ name, isOfServer }: Namespace) {
  const { t } = useTranslation('translations')
  const pages = pagesWith(name)
  if (pages.length === 0) return t(isOfServer ? 'namespaces.ofServer' : 'namespaces.everywhere')
  const more = pages.length - shownPages
  return (
    <>
      {pages.slice(0, shownPages).map((page, place) => (
        <span key={page}>
          {place > 0 && ', '}
          {page.includes(':') ? page : <Link href={page}>{page}</Link>}
        </span>
      ))}
      {more > 0 && ` ${t('namespaces.more', { count: more })}`}
    </>
  )
}
