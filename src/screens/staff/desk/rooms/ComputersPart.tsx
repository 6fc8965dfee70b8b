import type { StockComputer } from '@atrium/contract/rooms'
import { Button, OutcomeNote } from '@atrium/ui'
import { DeskActions } from '@atrium/ui/desk'
import { RoomsPart } from '@atrium/ui/rooms'
import { DataTable, RowMenu } from '@atrium/ui/table'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useListComputersQuery } from '#api/roomsApi.ts'
import { QueryError } from '#hooks/QueryError.tsx'
import { useAddressedTable } from '#hooks/useAddressedTable.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { useLiveList } from '#hooks/useLiveList.ts'
import { useOutcome } from '#hooks/useOutcome.ts'
import { useQueryError } from '#hooks/useQueryError.ts'
import { ComputerPart } from './ComputerPart.tsx'
import { HistoryPart } from './HistoryPart.tsx'
import { MovePart } from './MovePart.tsx'
import { useComputerColumns } from './useComputerColumns.tsx'

const rowId = ({ id }: StockComputer) => String(id)
const rowName = ({ name, serial }: StockComputer) => (serial ? `${name}, ${serial}` : name)
const none: readonly StockComputer[] = []

type Open = { what: 'add' } | { what: 'edit' | 'move' | 'retire' | 'history'; computer: StockComputer }

/** All computers with their places, and the ways to change both. */
export function ComputersPart() {
  const { t } = useTranslation('roomsDesk')
  const { language } = useLanguage()
  const query = useListComputersQuery(language, useLiveList())
  const { currentData } = query
  const failure = useQueryError(!currentData, query)
  const columns = useComputerColumns(currentData ?? none)
  const table = useAddressedTable(columns)
  const [open, setOpen] = useState<Open>()
  const { outcome, showOutcome } = useOutcome()
  const close = (saved?: string) => {
    setOpen(undefined)
    showOutcome(saved)
  }
  const item = (what: 'edit' | 'move' | 'retire' | 'history', computer: StockComputer) => ({
    label: t(`computers.${what}`),
    onChoose: () => setOpen({ what, computer }),
  })
  return (
    <RoomsPart heading={t('view.computers')}>
      <DeskActions>
        <Button variant="outline" onClick={() => setOpen({ what: 'add' })}>
          {t('computers.add')}
        </Button>
        <OutcomeNote outcome={outcome} />
      </DeskActions>
      <DataTable
        label={t('computers.table')}
        rows={currentData ?? none}
        columns={columns}
        rowId={rowId}
        rowName={rowName}
        {...table}
        loadingLabel={t('computers.loading')}
        empty={{ heading: t('computers.empty'), text: t('computers.emptyText') }}
        isLoading={!currentData}
        failure={failure && <QueryError heading={t('computers.failed')} failure={failure} />}
        rowActions={(computer) => (
          <RowMenu
            label={t('computers.actions', { name: rowName(computer) })}
            items={[
              item('move', computer),
              item('edit', computer),
              ...(computer.place.kind === 'retired' ? [] : [item('retire', computer)]),
              item('history', computer),
            ]}
          />
        )}
      />
      {open?.what === 'add' && <ComputerPart onClose={close} />}
      {open?.what === 'edit' && <ComputerPart computer={open.computer} onClose={close} />}
      {open?.what === 'move' && <MovePart computer={open.computer} onClose={close} />}
      {open?.what === 'retire' && <MovePart computer={open.computer} to="retired" onClose={close} />}
      {open?.what === 'history' && <HistoryPart computer={open.computer} onClose={() => close()} />}
    </RoomsPart>
  )
}
