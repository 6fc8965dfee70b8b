import { FeedDialog } from '@atrium/ui/schedule'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  useDeleteCalendarFeedMutation,
  useGetCalendarFeedQuery,
  useRenewCalendarFeedMutation,
} from '#api/meetingsApi.ts'
import { parseApiError } from '#api/parseApiError.ts'
import { QueryError } from '#hooks/QueryError.tsx'
import { useFailureTexts } from '#hooks/useFailureTexts.ts'
import { useQueryError } from '#hooks/useQueryError.ts'

/** The dialog about the private calendar address. The address stays in this dialog only, and is gone with it. */
export function CalendarFeed({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['schedule', 'calendar'])
  const { textOf } = useFailureTexts('common:failure')
  const query = useGetCalendarFeedQuery(undefined, { refetchOnMountOrArgChange: true })
  const failure = useQueryError(!query.data, query)
  const [renew, { isLoading }] = useRenewCalendarFeedMutation()
  const [address, setAddress] = useState<string>()
  const [error, setError] = useState<unknown>()
  const [stop, stopping] = useDeleteCalendarFeedMutation()
  const renewAddress = async () => {
    setError(undefined)
    const reply = await renew()
    if (reply.data) setAddress(reply.data.address)
    else setError(reply.error)
  }
  const stopAddress = async () => {
    setError(undefined)
    const reply = await stop()
    if (reply.error) setError(reply.error)
    else setAddress(undefined)
  }
  return (
    <FeedDialog
      createdAt={query.data?.createdAt}
      isLoading={!query.data && !failure}
      error={
        failure && (
          <QueryError variant="inline" headingLevel={3} heading={t('feed.failed')} failure={failure} />
        )
      }
      address={address}
      isBusy={isLoading || stopping.isLoading}
      failure={error ? textOf(parseApiError(error)) : undefined}
      onRenew={() => void renewAddress()}
      onStop={() => void stopAddress()}
      onClose={onClose}
    />
  )
}
