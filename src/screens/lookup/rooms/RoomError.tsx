import { LinkButton, Message } from '@atrium/ui'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { isForColleagues } from '#api/parseApiError.ts'
import { href } from '#config/site.ts'
import { QueryError } from '#hooks/QueryError.tsx'
import type { QueryErrorState } from '#hooks/useQueryError.ts'

/** The empty list of a failed call (spec 8), which says so; or who may see the people of this room. */
export function RoomError({ failure }: { failure: QueryErrorState }) {
  const { t } = useTranslation(['lookup', 'common'])
  const { pathname } = useLocation()
  if (isForColleagues(failure.error))
    return (
      <Message
        variant="inline"
        headingLevel={2}
        heading={t('room.hiddenTitle')}
        text={t('room.hiddenText')}
        action={
          <LinkButton href={`${href('staffLogin')}?${new URLSearchParams({ next: pathname })}`}>
            {t('employee.signIn')}
          </LinkButton>
        }
      />
    )
  return <QueryError variant="inline" headingLevel={2} heading={t('room.failedTitle')} failure={failure} />
}
