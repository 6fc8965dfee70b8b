import { type DirectoryPerson, fullNameOf } from '@atrium/contract/people'
import { DeskPage } from '@atrium/ui/desk'
import { OrgChart, Tabs } from '@atrium/ui/directory'
import { DataTable } from '@atrium/ui/table'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useListColleaguesQuery } from '#api/peopleApi.ts'
import { href } from '#config/site.ts'
import { QueryError } from '#hooks/QueryError.tsx'
import { useAddressedTable } from '#hooks/useAddressedTable.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { useRefetchOnMount } from '#hooks/useLiveList.ts'
import { usePageTitle } from '#hooks/usePageTitle.ts'
import { useQueryError } from '#hooks/useQueryError.ts'
import { useColleagueColumns } from './useColleagueColumns.tsx'

const viewParam = 'view'
const noPeople: DirectoryPerson[] = []
const rowId = ({ idnumber }: DirectoryPerson) => idnumber
/** The columns that fit a window of 1440 px stand there at first; Columns shows the others. */
const defaults = { hidden: ['unit', 'manager', 'birthday'] }

const badgeOf = ({ idnumber }: DirectoryPerson) => href('employee', { idnumber })

/** `/staff/directory`: everybody who works here, as a table, or with `?view=chart` by who leads whom. */
export function DirectoryScreen() {
  const { t } = useTranslation(['directory', 'table'])
  usePageTitle(t('title'))
  const { language } = useLanguage()
  const query = useListColleaguesQuery(language, useRefetchOnMount())
  const colleagues = query.data ?? noPeople
  const failure = useQueryError(!query.data, query)
  const columns = useColleagueColumns(colleagues)
  const addressed = useAddressedTable(columns, defaults)
  const [params, setParams] = useSearchParams()
  const table = (
    <DataTable
      label={t('table')}
      rows={colleagues}
      columns={columns}
      rowId={rowId}
      rowName={fullNameOf}
      rowHref={badgeOf}
      {...addressed}
      loadingLabel={t('loading')}
      empty={{ heading: t('empty'), text: t('emptyText') }}
      isLoading={!query.data}
      failure={failure && <QueryError heading={t('failed')} failure={failure} />}
    />
  )
  const select = (view: 'table' | 'chart') =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (view === 'chart') next.set(viewParam, view)
        else next.delete(viewParam)
        return next
      },
      { preventScrollReset: true },
    )
  return (
    <DeskPage heading={t('title')} lead={t('lead')}>
      {failure || query.data?.length === 0 ? (
        table
      ) : (
        <div>
          <Tabs
            label={t('view.label')}
            selected={params.get(viewParam) === 'chart' ? 'chart' : 'table'}
            onSelect={select}
            items={[
              { value: 'table', label: t('view.table'), panel: table },
              {
                value: 'chart',
                label: t('view.chart'),
                panel: <OrgChart colleagues={query.data} hrefOf={badgeOf} />,
              },
            ]}
          />
        </div>
      )}
    </DeskPage>
  )
}
