import { fullNameOf, type Person } from '@atrium/contract/people'
import { Button, LinkButton, OutcomeNote } from '@atrium/ui'
import { FailedRows } from '@atrium/ui/desk'
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
import { useQueryError } from '#hooks/useQueryError.ts'
import { writeTab } from '#hooks/useTabState.ts'
import { AccountsWithoutPerson } from './AccountsWithoutPerson.tsx'
import { AddPerson } from './AddPerson.tsx'
import { bulkActions } from './bulkSteps.ts'
import { listKey } from './listKey.ts'
import { useBulkChange } from './useBulkChange.ts'
import { usePeopleColumns } from './usePeopleColumns.tsx'

const noPeople: Person[] = []
const rowId = ({ idnumber }: Person) => idnumber
const recordOf = ({ id }: Person) => href('person', { id })
/** The people who work here, with the columns that fit a window of 1440 px. */
const defaults = { filters: { works: 'here' }, hidden: ['phone', 'email', 'started', 'works'] }

/** The table of people with what changes many of them, and the accounts without a record. */
export function PeoplePart() {
  const { t } = useTranslation('people')
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
  return (
    <>
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
        emptyAction={<AddPerson />}
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
    </>
  )
}

const loadBulkPart = async () => (await import(/* webpackChunkName: "bulkPart" */ './BulkPart.tsx')).BulkPart
