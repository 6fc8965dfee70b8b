import type { AuditEntry } from '@atrium/contract/audit'
import type { Person } from '@atrium/contract/people'
import { PersonPart } from '@atrium/ui/people'
import { DataTable, initialTableState } from '@atrium/ui/table'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useListAuditEntriesQuery } from '#api/auditApi.ts'
import { QueryError } from '#hooks/QueryError.tsx'
import { useQueryError } from '#hooks/useQueryError.ts'
import { useAuditColumns } from '#screens/staff/desk/useAuditColumns.tsx'

const none: readonly AuditEntry[] = []
const rowId = ({ id }: AuditEntry) => String(id)

/** The entries of the audit log about a person: record, account, card and leave. */
export function HistoryPart({ person }: { person: Person }) {
  const { t } = useTranslation(['people', 'audit', 'table'])
  const query = useListAuditEntriesQuery({ person: person.id }, { refetchOnMountOrArgChange: true })
  const failure = useQueryError(!query.currentData, query)
  const [state, setState] = useState(initialTableState)
  const audited = useAuditColumns()
  const when = audited.find(({ id }) => id === 'when')
  // All rows are about the person, and their time tells them apart.
  const columns = useMemo(
    () =>
      audited
        .filter(({ id }) => id !== 'record')
        .map((column) => ({
          ...column,
          primary: column.id === 'when',
          period: undefined,
          options: undefined,
        })),
    [audited],
  )
  if (query.currentData?.length === 0)
    return <PersonPart heading={t('people:history.heading')} lead={t('people:history.nothing')} />
  return (
    <PersonPart heading={t('people:history.heading')}>
      <DataTable
        label={t('people:history.heading')}
        rows={query.currentData ?? none}
        columns={columns}
        rowId={rowId}
        rowName={(entry) => String(when?.cell(entry) ?? '')}
        state={state}
        onStateChange={setState}
        loadingLabel={t('people:history.loading')}
        empty={{ heading: t('people:history.nothing') }}
        isLoading={!query.currentData}
        failure={
          failure && <QueryError variant="banner" heading={t('people:history.failed')} failure={failure} />
        }
      />
    </PersonPart>
  )
}
