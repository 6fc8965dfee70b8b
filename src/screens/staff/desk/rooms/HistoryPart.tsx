import { company, dayAndTime, formatDay } from '@atrium/contract/core'
import type { StockComputer } from '@atrium/contract/rooms'
import { SkeletonRegion, Text } from '@atrium/ui'
import { HistoryDialog } from '@atrium/ui/rooms'
import { useTranslation } from 'react-i18next'
import { useListComputerMovesQuery } from '#api/computersApi.ts'
import { QueryError } from '#hooks/QueryError.tsx'
import { useLanguage } from '#hooks/useLanguage.ts'
import { useQueryError } from '#hooks/useQueryError.ts'
import { usePlaces } from './usePlaces.ts'

/** Where a computer has been, the newest entry first. */
export function HistoryPart({ computer, onClose }: { computer: StockComputer; onClose: () => void }) {
  const { t } = useTranslation('roomsDesk')
  const { language } = useLanguage()
  const { nameOf } = usePlaces()
  const query = useListComputerMovesQuery(computer.id, { refetchOnMountOrArgChange: true })
  const { currentData } = query
  const failure = useQueryError(!currentData, query)
  const instead = failure ? (
    <QueryError heading={t('history.failed')} headingLevel={3} failure={failure} />
  ) : !currentData ? (
    <SkeletonRegion label={t('history.loading')} />
  ) : currentData.length === 0 ? (
    <Text>{t('history.none')}</Text>
  ) : undefined
  return (
    <HistoryDialog
      title={t('history.title', { name: computer.name })}
      text={t('history.now', { place: nameOf(computer.place) })}
      instead={instead}
      history={{
        label: t('history.label'),
        steps: (currentData ?? []).map(({ from, to, at, by, words }) => {
          const { day, time } = dayAndTime(new Date(at), company.timeZone)
          const when = `${formatDay(day, language)}, ${time}`
          return {
            what: from
              ? t('history.moved', { from: nameOf(from), to: nameOf(to) })
              : t('history.added', { place: nameOf(to) }),
            when: t('history.when', { when, by: by || t('history.system') }),
            words,
          }
        }),
      }}
      closeLabel={t('close')}
      onClose={onClose}
    />
  )
}
