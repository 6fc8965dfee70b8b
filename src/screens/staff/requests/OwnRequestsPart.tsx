import { OwnRequests } from '@atrium/ui/requests'
import { useTranslation } from 'react-i18next'
import { useListLeaveTypesQuery } from '#api/leaveApi.ts'
import { QueryError } from '#hooks/QueryError.tsx'
import { useLanguage } from '#hooks/useLanguage.ts'
import { useToday } from '#hooks/useNow.ts'
import { OwnAnswer } from './OwnAnswer.tsx'
import { useOwnRequests } from './useOwnRequests.ts'

/** The requests of the signed-in person, with state and Cancel. */
export function OwnRequestsPart() {
  const { t } = useTranslation('requests')
  const { language } = useLanguage()
  const today = useToday()
  const { data: types = [] } = useListLeaveTypesQuery(language)
  const { requests, cancelling, failureOf, cancel, failure, asOf } = useOwnRequests()
  return (
    <OwnRequests
      requests={requests}
      types={types}
      today={today}
      cancelling={cancelling}
      failureOf={failureOf}
      onCancel={cancel}
      answerTo={({ id, days }) => <OwnAnswer id={id} days={days} today={today} />}
      asOf={asOf}
      error={failure && <QueryError variant="banner" heading={t('own.failed')} failure={failure} />}
    />
  )
}
