import type { Application } from '@atrium/contract/hiring'
import { Message, OutcomeNote } from '@atrium/ui'
import { CardBody, CardSection, History } from '@atrium/ui/hiring'
import { useTranslation } from 'react-i18next'
import { useDeleteNoteMutation } from '#api/hiringApi.ts'
import { useMutationToast } from '#hooks/useMutationToast.ts'

interface HistoryPartProps {
  application: Application
  stageName: (stage: Application['stage']) => string
  nameOf: (personId: number) => string
}

/** What happened to an application, the newest first. */
export function HistoryPart({ application: { id, history }, stageName, nameOf }: HistoryPartProps) {
  const { t } = useTranslation('applications')
  const { act, busy, failure, outcome } = useMutationToast<`${number}`>('applications:failure')
  const [deleteNote] = useDeleteNoteMutation()
  return (
    <CardSection heading={t('history.heading')}>
      <CardBody>
        {failure && <Message variant="banner" tone="danger" {...failure} />}
        <OutcomeNote outcome={outcome} />
        <History
          events={history.toReversed()}
          stageName={stageName}
          nameOf={nameOf}
          deletingId={busy && Number(busy)}
          onDeleteNote={({ id: event }) =>
            void act(`${event}`, () => deleteNote({ id, event }).unwrap(), t('history.noteDeleted'))
          }
        />
      </CardBody>
    </CardSection>
  )
}
