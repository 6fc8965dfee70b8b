import type { PersonBalance } from '@atrium/contract/leave'
import { Button, OutcomeNote } from '@atrium/ui'
import { DeskSection, PeriodSwitch } from '@atrium/ui/desk'
import { DataTable, RowMenu } from '@atrium/ui/table'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useListBalancesQuery } from '#api/leaveApi.ts'
import { useAddressedYear } from '#features/leave/useAddressedYear.ts'
import { useRecordHref } from '#features/profile/useRecordHref.ts'
import { csvOf } from '#hooks/csvOf.ts'
import { QueryError } from '#hooks/QueryError.tsx'
import { saveFile } from '#hooks/saveFile.ts'
import { useAddressedTable } from '#hooks/useAddressedTable.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { useLiveList } from '#hooks/useLiveList.ts'
import { useOutcome } from '#hooks/useOutcome.ts'
import { useQueryError } from '#hooks/useQueryError.ts'
import { AdjustPart } from './AdjustPart.tsx'
import { useBalanceColumns } from './useBalanceColumns.tsx'

const rowId = ({ personId, typeId }: PersonBalance) => `${personId}-${typeId}`
const rowName = ({ name }: PersonBalance) => name
const none: readonly PersonBalance[] = []
/** Without them the other amounts do not add up, unless they are zero in all rows. */
const rarelyUsed = ['carriedOver', 'adjustments'] as const

/** The balances of everybody in a year. */
export function BalancesPart() {
  const { t } = useTranslation('balances')
  const { language } = useLanguage()
  const { year, periodSwitch } = useAddressedYear()
  const query = useListBalancesQuery({ year, language }, useLiveList())
  const { currentData } = query
  const { columns, csv } = useBalanceColumns()
  const defaults = useMemo(() => {
    const isUnused = (amount: (typeof rarelyUsed)[number]) =>
      !currentData?.some((balance) => balance[amount] !== 0)
    return { hidden: ['unit', ...rarelyUsed.filter(isUnused)] }
  }, [currentData])
  const table = useAddressedTable(columns, defaults)
  const failure = useQueryError(!currentData, query)
  const [open, setOpen] = useState<PersonBalance>()
  const recordHref = useRecordHref()
  const { outcome, showOutcome } = useOutcome()
  const close = (saved?: string) => {
    setOpen(undefined)
    showOutcome(saved)
  }
  return (
    <DeskSection heading={t('heading')}>
      <PeriodSwitch {...periodSwitch} />
      <OutcomeNote outcome={outcome} />
      <DataTable
        label={t('table')}
        rows={currentData ?? none}
        columns={columns}
        rowId={rowId}
        rowName={rowName}
        rowHref={recordHref}
        {...table}
        loadingLabel={t('loading')}
        empty={{ heading: t('empty'), text: t('emptyText') }}
        isLoading={!currentData}
        failure={failure && <QueryError heading={t('failed')} failure={failure} />}
        // People do not change their own balances.
        rowActions={(balance) =>
          !balance.isOwn && (
            <RowMenu
              label={t('actions', { name: balance.name })}
              items={[{ label: t('adjust'), onChoose: () => setOpen(balance) }]}
            />
          )
        }
        foundActions={(rows) => (
          <Button
            variant="outline"
            size="sm"
            onClick={() => saveFile(csvOf(rows, csv, language), `balances-${year}.csv`)}
          >
            {t('export')}
          </Button>
        )}
      />
      {open && <AdjustPart balance={open} onClose={close} />}
    </DeskSection>
  )
}
