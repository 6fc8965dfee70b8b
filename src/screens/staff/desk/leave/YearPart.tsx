import { yearOf } from '@atrium/contract/days'
import type { LeaveRequest } from '@atrium/contract/leave'
import { Button, Link, OutcomeNote, Text } from '@atrium/ui'
import { DeskActions, DeskSection, PeriodSwitch } from '@atrium/ui/desk'
import { RequestDialog } from '@atrium/ui/leave'
import { DataTable, RowMenu } from '@atrium/ui/table'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useListLeaveRequestsQuery } from '#api/leaveApi.ts'
import { href } from '#config/site.ts'
import { useAddressedYear } from '#features/leave/useAddressedYear.ts'
import { useLeaveTexts } from '#features/leave/useLeaveTexts.ts'
import { usePermissions } from '#features/profile/usePermissions.ts'
import { useRecordHref } from '#features/profile/useRecordHref.ts'
import { csvOf } from '#hooks/csvOf.ts'
import { QueryError } from '#hooks/QueryError.tsx'
import { saveFile } from '#hooks/saveFile.ts'
import { useAddressedTable } from '#hooks/useAddressedTable.ts'
import { useLiveList } from '#hooks/useLiveList.ts'
import { useOutcome } from '#hooks/useOutcome.ts'
import { useQueryError } from '#hooks/useQueryError.ts'
import { CancelPart } from './CancelPart.tsx'
import { RecordLeavePart } from './RecordLeavePart.tsx'
import { useRequestColumns } from './useRequestColumns.ts'

const rowId = ({ id }: LeaveRequest) => String(id)
const rowName = ({ name }: LeaveRequest) => name
/** The columns that fit beside the staff menu; Columns shows the others. */
const defaults = { hidden: ['unit', 'sent'], sort: { column: 'days', isDescending: true } }

/** All requests of a year, to search, filter and export; this year with those of later years. */
export function YearPart() {
  // The names of days are those of the dialog: a namespace that came with it would take the page away for a moment.
  const { t } = useTranslation(['leave', 'days', 'staff'])
  const { language, today, types = [] } = useLeaveTexts()
  const { year, isCurrent, periodSwitch } = useAddressedYear()
  const query = useListLeaveRequestsQuery({ year, language }, useLiveList())
  const { currentData } = query
  // The answer has those that wait as well, whatever their year.
  const rows = useMemo(
    () =>
      (currentData ?? []).filter(({ days }) =>
        days.some((day) => yearOf(day) === year || (isCurrent && yearOf(day) > year)),
      ),
    [currentData, year, isCurrent],
  )
  const { columns, csv } = useRequestColumns()
  const table = useAddressedTable(columns, defaults)
  const failure = useQueryError(!currentData, query)
  const [opened, setOpened] = useState<LeaveRequest>()
  const [asked, setAsked] = useState<LeaveRequest>()
  const [isRecording, setRecording] = useState(false)
  const recordHref = useRecordHref()
  const { outcome, showOutcome } = useOutcome()
  const close = (saved?: string) => {
    setRecording(false)
    setAsked(undefined)
    showOutcome(saved)
  }
  const { permissions } = usePermissions()
  return (
    <DeskSection heading={t('all.heading')}>
      <Text tone="muted">
        {t('all.own')} <Link href={href('requests')}>{t('staff:nav.requests')}</Link>
      </Text>
      {permissions?.includes('leave.manage') && (
        <DeskActions>
          <Button variant="outline" size="sm" onClick={() => setRecording(true)}>
            {t('record.open')}
          </Button>
          <OutcomeNote outcome={outcome} />
        </DeskActions>
      )}
      <PeriodSwitch {...periodSwitch} {...(isCurrent && { title: t('year.andLater', { year }) })} />
      <DataTable
        label={t('all.table')}
        rows={rows}
        columns={columns}
        rowId={rowId}
        rowName={rowName}
        rowHref={recordHref}
        {...table}
        loadingLabel={t('loading')}
        empty={{ heading: t('all.empty'), text: t('all.emptyText') }}
        isLoading={!currentData}
        failure={failure && <QueryError heading={t('failed')} failure={failure} />}
        rowActions={(request) => (
          <RowMenu
            label={t('cancel.actions', { name: request.name })}
            items={[
              { label: t('all.open'), onChoose: () => setOpened(request) },
              ...(request.canCancel
                ? [{ label: t('cancel.cancel'), onChoose: () => setAsked(request) }]
                : []),
            ]}
          />
        )}
        foundActions={(found) => (
          <Button
            variant="outline"
            size="sm"
            onClick={() => saveFile(csvOf(found, csv, language), `${t('all.file', { year })}.csv`)}
          >
            {t('all.export')}
          </Button>
        )}
      />
      {isRecording && <RecordLeavePart onClose={close} />}
      {opened && (
        <RequestDialog request={opened} types={types} today={today} onClose={() => setOpened(undefined)} />
      )}
      {asked && <CancelPart request={asked} onClose={close} />}
    </DeskSection>
  )
}
