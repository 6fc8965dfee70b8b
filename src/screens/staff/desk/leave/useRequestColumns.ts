import { company, dayAndTime } from '@atrium/contract/core'
import { daysOfMinutes, type LeaveRequest, leaveStates } from '@atrium/contract/leave'
import { type TableColumn, textColumn } from '@atrium/ui/table'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLeaveTexts } from '#features/leave/useLeaveTexts.ts'
import { type CsvColumn, isoDayColumn } from '#hooks/csvOf.ts'

/** The columns of the requests of a year, on the page and in the file. */
export function useRequestColumns() {
  const { t } = useTranslation('leave')
  const texts = useLeaveTexts()
  return useMemo(() => {
    const { kindOf, formatLeave, dateOf, dayColumns, number, types = [] } = texts
    const stateOf = ({ state }: LeaveRequest) => t(`states.${state}`)
    /** The person of HR who entered the leave. */
    const stateAndAuthorOf = (request: LeaveRequest) => {
      const [first] = request.steps
      const by = first?.action === 'record' ? t('record.by', { name: first.by || t('somebody') }) : ''
      return [stateOf(request), by].filter(Boolean).join(' · ')
    }
    const kind = ({ typeId }: LeaveRequest) => kindOf(typeId)
    const working = ({ workingMinutes }: LeaveRequest) => daysOfMinutes(workingMinutes)
    const counted = ({ countedMinutes }: LeaveRequest) => daysOfMinutes(countedMinutes)
    const columns: TableColumn<LeaveRequest>[] = [
      textColumn(({ name }) => name, {
        id: 'person',
        header: t('all.person'),
        primary: true,
      }),
      {
        id: 'kind',
        header: t('all.kind'),
        cell: kind,
        sortValue: kind,
        options: types.map(({ id, name }) => ({ value: String(id), label: name })),
        optionOf: ({ typeId }) => String(typeId),
      },
      {
        id: 'days',
        header: t('all.days'),
        width: 19,
        inSummary: true,
        cell: formatLeave,
        sortValue: ({ days }) => days[0],
        filterText: formatLeave,
      },
      {
        id: 'state',
        header: t('all.state'),
        width: 9,
        inSummary: true,
        cell: stateAndAuthorOf,
        sortValue: stateOf,
        options: leaveStates.map((state) => ({ value: state, label: t(`states.${state}`) })),
        optionOf: ({ state }) => state,
      },
      {
        id: 'working',
        header: t('all.working'),
        width: 7,
        align: 'end',
        cell: (request) => number(working(request)),
        sortValue: working,
        hideable: true,
      },
      textColumn(({ unit }) => unit, {
        id: 'unit',
        header: t('all.unit'),
        hideable: true,
      }),
      {
        id: 'sent',
        header: t('all.sent'),
        cell: ({ createdAt }) => dateOf(createdAt),
        sortValue: ({ createdAt }) => createdAt,
        hideable: true,
      },
    ]
    const csv: CsvColumn<LeaveRequest>[] = [
      { header: t('all.person'), value: ({ name }) => name },
      { header: t('all.unit'), value: ({ unit }) => unit },
      { header: t('all.kind'), value: kind },
      { header: t('all.days'), value: formatLeave },
      ...dayColumns,
      { header: t('all.working'), value: working },
      { header: t('all.counted'), value: counted },
      { header: t('all.state'), value: stateAndAuthorOf },
      { header: t('all.sent'), value: ({ createdAt }) => dateOf(createdAt) },
      isoDayColumn(t('all.sent'), ({ createdAt }) => dayAndTime(new Date(createdAt), company.timeZone).day),
      { header: t('all.message'), value: ({ message }) => message },
    ]
    return { columns, csv }
  }, [t, texts])
}
