import type { RecordRequest } from '@atrium/contract/people'
import { DeskSection } from '@atrium/ui/desk'
import { DataTable } from '@atrium/ui/table'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useRecordHref } from '#features/profile/useRecordHref.ts'
import { useWaitingChanges } from '#features/recordRequests/useWaitingChanges.ts'
import { useAddressedTable } from '#hooks/useAddressedTable.ts'
import { useQueryError } from '#hooks/useQueryError.ts'
import { useChangeColumns } from './useChangeColumns.tsx'

const rowId = ({ id }: RecordRequest) => String(id)
const rowName = ({ name }: RecordRequest) => name

/** The decided requests, to search and filter. */
export function DecidedChanges() {
  const { t } = useTranslation('changes')
  const { queries, requests, isKnown } = useWaitingChanges()
  const decided = useMemo(() => requests.filter(({ state }) => state !== 'sent'), [requests])
  const columns = useChangeColumns()
  const table = useAddressedTable(columns)
  const recordHref = useRecordHref()
  const failure = useQueryError(!isKnown, ...queries)
  // One failure stands above, in the place of the waiting ones.
  if (failure) return null
  return (
    <DeskSection heading={t('decided.heading')}>
      <DataTable
        label={t('decided.table')}
        rows={decided}
        columns={columns}
        rowId={rowId}
        rowName={rowName}
        rowHref={recordHref}
        {...table}
        loadingLabel={t('loading')}
        empty={{ heading: t('decided.empty'), text: t('decided.emptyText') }}
        isLoading={!isKnown}
      />
    </DeskSection>
  )
}
