import { company, dayAndTime, formatDay } from '@atrium/contract/core'
import type { ComputerMove, StockComputer } from '@atrium/contract/rooms'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LeaveSteps } from '#blocks/states/LeaveSteps.tsx'
import { SkeletonRegion } from '#blocks/states/SkeletonRegion.tsx'
import { useReaderLanguage } from '#i18n/useReaderLanguage.ts'
import { Button } from '#primitives/Button.tsx'
import { Dialog, DialogText, DialogTitle } from '#primitives/Dialog.tsx'
import { Stack } from '#primitives/Stack.tsx'
import { Text } from '#primitives/Text.tsx'
import { usePlaceName } from './places.ts'

interface HistoryDialogProps {
  computer: StockComputer
  /** The newest first; `undefined` while they load. */
  moves: readonly ComputerMove[] | undefined
  /** Replaces the list: the error of the query. */
  error?: ReactNode
  onClose: () => void
}

/** Where a computer has been. */
export function HistoryDialog({ computer, moves, error, onClose }: HistoryDialogProps) {
  const { t } = useTranslation('roomsDesk')
  const nameOf = usePlaceName()
  return (
    <Dialog onClose={onClose} initialFocus="dialog">
      <Stack gap="6" padding={{ base: '6', md: '8' }}>
        <div>
          <DialogTitle>{t('history.title', { name: computer.name })}</DialogTitle>
          <DialogText>{t('history.now', { place: nameOf(computer.place) })}</DialogText>
        </div>
        {error || <Moves moves={moves} />}
        <div>
          <Button variant="outline" onClick={onClose}>
            {t('close')}
          </Button>
        </div>
      </Stack>
    </Dialog>
  )
}

function Moves({ moves }: Pick<HistoryDialogProps, 'moves'>) {
  const { t } = useTranslation('roomsDesk')
  const language = useReaderLanguage()
  const nameOf = usePlaceName()
  if (!moves) return <SkeletonRegion label={t('history.loading')} />
  if (moves.length === 0) return <Text>{t('history.none')}</Text>
  const steps = moves.map(({ from, to, at, by, words }) => {
    const { day, time } = dayAndTime(new Date(at), company.timeZone)
    const when = `${formatDay(day, language)}, ${time}`
    return {
      at,
      what: from
        ? t('history.moved', { from: nameOf(from), to: nameOf(to) })
        : t('history.added', { place: nameOf(to) }),
      when: t('history.when', { when, by: by || t('history.system') }),
      words,
    }
  })
  return <LeaveSteps label={t('history.label')} steps={steps} />
}
