import { Message, SkeletonRegion } from '@atrium/ui'
import { OwnRequests } from '@atrium/ui/requests'
import { useTranslation } from 'react-i18next'
import { QueryError } from '#hooks/QueryError.tsx'
import { useOwnRequests } from './useOwnRequests.tsx'

/** The requests of the signed-in person, with state and Cancel. */
export function OwnRequestsPart() {
  const { t } = useTranslation('requests')
  const { requests, failure, asOf } = useOwnRequests()
  return (
    <OwnRequests
      heading={t('own.heading')}
      requests={requests}
      oldNote={asOf && { ...asOf.note, text: t('own.asOf', asOf.when) }}
    >
      {failure && <QueryError variant="banner" heading={t('own.failed')} failure={failure} />}
      {!failure && !requests && <SkeletonRegion label={t('own.loading')} />}
      {requests && !(asOf && !asOf.note.isWaiting) && <Message variant="inline" text={t('own.empty')} />}
    </OwnRequests>
  )
}
