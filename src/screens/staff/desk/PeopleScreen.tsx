import { fullNameOf, type Person } from '@atrium/contract/people'
import { Button, LinkButton, OutcomeNote } from '@atrium/ui'
import { DeskActions, DeskPage, FailedRows } from '@atrium/ui/desk'
import { DataTable } from '@atrium/ui/table'
import { Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useListRecordsQuery } from '#api/peopleApi.ts'
import { href } from '#config/site.ts'
import { LazyPart } from '#hooks/LazyPart.tsx'
import { QueryError } from '#hooks/QueryError.tsx'
import { useAddressedTable } from '#hooks/useAddressedTable.ts'
import { useLiveList } from '#hooks/useLiveList.ts'
import { usePageTitle } from '#hooks/usePageTitle.ts'
import { useQueryError } from '#hooks/useQueryError.ts'
import { writeTab } from '#hooks/useTabState.ts'
import { AccountsWithoutPerson } from './people/AccountsWithoutPerson.tsx'
import { bulkActions } from './people/bulkSteps.ts'
import { listKey } from './people/listKey.ts'
import { useBulkChange } from './people/useBulkChange.ts'
import { usePeopleColumns } from './people/usePeopleColumns.tsx'

const noPeople: Person[] = []
const rowId = ({ idnumber }: Person) => idnumber
const recordOf = ({ id }: Person) => href('person', { id })
/** The people who work here, with the columns that fit a window of 1440 px. */
const defaults = { filters: { works: 'here' }, hidden: ['phone', 'email', 'started', 'works'] }

/** `/staff/desk/people`: the records of everybody, those who left too, and accounts without a record. */
export function PeopleScreen() {
  const { t } = useTranslation('people')
  usePageTitle(t('title'))
  const query = useListRecordsQuery(undefined, useLiveList())
  const { data } = query
  const people = data?.people ?? noPeople
  const failure = useQueryError(!data, query)
  const columns = usePeopleColumns(people)
  const table = useAddressedTable(columns, defaults)
  const { state, onStateChange } = table
  const { search } = useLocation()
  useEffect(() => writeTab(listKey, search), [search])
  const bulk = useBulkChange((selected) => onStateChange({ ...state, selected }))
  const add = (
    <LinkButton size="sm" href={href('newPerson')}>
      {t('add')}
    </LinkButton>
  )
  return (
    <DeskPage
      heading={t('title')}
      lead={t('lead')}
      action={
        <DeskActions>
          <LinkButton variant="outline" size="sm" href={href('peopleImport')}>
            {t('csv')}
          </LinkButton>
          {add}
        </DeskActions>
      }
    >
      {!bulk.action &&
        state.selected.length > 0 &&
        bulk.messages.map((message) => <FailedRows key={message.tone} {...message} />)}
      <OutcomeNote outcome={bulk.outcome} />
      <DataTable
        label={t('table')}
        rows={people}
        columns={columns}
        rowId={rowId}
        headingLevel={2}
        rowName={fullNameOf}
        rowHref={recordOf}
        {...table}
        loadingLabel={t('loading')}
        empty={{ heading: t('empty'), text: t('emptyText') }}
        isLoading={!data}
        failure={failure && <QueryError heading={t('failed')} failure={failure} />}
        emptyAction={add}
        bulkActions={(ids) => (
          <>
            {bulkActions.map((action) => (
              <Button key={action} variant="outline" size="sm" onClick={() => bulk.open(action)}>
                {t(`bulk.${action}`)}
              </Button>
            ))}
            <LinkButton
              variant="outline"
              size="sm"
              href={`${href('labels')}?${new URLSearchParams([['kind', 'badge'], ...ids.map((id) => ['of', id])])}`}
            >
              {t('printBadges', { count: ids.length })}
            </LinkButton>
          </>
        )}
      />
      {bulk.action && (
        <Suspense>
          <LazyPart
            load={loadBulkPart}
            action={bulk.action}
            bulk={bulk}
            selected={people.filter(({ idnumber }) => state.selected.includes(idnumber))}
            people={people}
          />
        </Suspense>
      )}
      <AccountsWithoutPerson accounts={data?.accounts ?? []} />
    </DeskPage>
  )
}

const loadBulkPart = async () =>
  (await import(/* webpackChunkName: "bulkPart" */ './people/BulkPart.tsx')).BulkPart
