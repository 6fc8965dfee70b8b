import type { StockComputer } from '@atrium/contract/rooms'
import { HistoryDialog } from '@atrium/ui/rooms'
import { useTranslation } from 'react-i18next'
import { useListComputerMovesQuery } from '#api/roomsApi.ts'
import { QueryError } from '#hooks/QueryError.tsx'
import { useQueryError } from '#hooks/useQueryError.ts'

/** Where a computer has been, the newest entry first. */
export function HistoryPart({ computer, onClose }: { computer: StockComputer; onClose: () => void }) {
  const { t } = useTranslation('roomsDesk')
  const query = useListComputerMovesQuery(computer.id, { refetchOnMountOrArgChange: true })
  const { currentData } = query
  const failure = useQueryError(!currentData, query)
  return (
    <HistoryDialog
      computer={computer}
      moves={currentData}
      error={failure && <QueryError heading={t('history.failed')} headingLevel={3} failure={failure} />}
      onClose={onClose}
    />
  )
}
