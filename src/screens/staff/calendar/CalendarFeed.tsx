import { useDateOf } from '@atrium/ui/i18n'
import { FeedDialog } from '@atrium/ui/schedule'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  useDeleteCalendarFeedMutation,
  useGetCalendarFeedQuery,
  useRenewCalendarFeedMutation,
} from '#api/calendarFeedApi.ts'
import { parseApiError } from '#api/parseApiError.ts'
import { QueryError } from '#hooks/QueryError.tsx'
import { useFailureTexts } from '#hooks/useFailureTexts.ts'
import { useQueryError } from '#hooks/useQueryError.ts'

/** The dialog about the private calendar address. The address stays in this dialog only, and is gone with it. */
export function CalendarFeed({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['schedule', 'calendar'])
  const { textOf } = useFailureTexts('common:failure')
  const dateOf = useDateOf()
  const query = useGetCalendarFeedQuery(undefined, { refetchOnMountOrArgChange: true })
  const failure = useQueryError(!query.data, query)
  const [renew, { isLoading }] = useRenewCalendarFeedMutation()
  const [address, setAddress] = useState<string>()
  const [error, setError] = useState<unknown>()
  const [stop, stopping] = useDeleteCalendarFeedMutation()
  const [asked, setAsked] = useState<'renew' | 'stop'>()
  const createdAt = query.data?.createdAt
  const make = async () => {
    setAsked(undefined)
    setError(undefined)
    const reply = await renew()
    if (reply.data) setAddress(reply.data.address)
    else setError(reply.error)
  }
  const end = async () => {
    setAsked(undefined)
    setError(undefined)
    const reply = await stop()
    if (reply.error) setError(reply.error)
    else setAddress(undefined)
  }
  const hasOne = createdAt !== undefined || address !== undefined
  return (
    <FeedDialog
      title={t('feed.title')}
      text={t('feed.text')}
      failure={
        failure && (
          <QueryError variant="inline" headingLevel={3} heading={t('feed.failed')} failure={failure} />
        )
      }
      loadingLabel={query.data || failure ? undefined : t('feed.loading')}
      state={
        address
          ? t('feed.shownOnce')
          : createdAt
            ? t('feed.since', { day: dateOf(createdAt) })
            : t('feed.none')
      }
      address={
        address === undefined
          ? undefined
          : {
              address,
              subscribeLabel: t('feed.program'),
              copyLabel: t('calendar:feed.copy'),
              copied: t('calendar:feed.copied'),
              notCopied: t('calendar:feed.notCopied'),
            }
      }
      make={{
        label: hasOne ? t('feed.renew') : t('feed.make'),
        busyLabel: t('feed.busy'),
        isBusy: isLoading || stopping.isLoading,
        failure: error ? textOf(parseApiError(error)) : undefined,
        onPress: () => (hasOne ? setAsked('renew') : void make()),
      }}
      stop={hasOne ? { label: t('feed.stop'), onPress: () => setAsked('stop') } : undefined}
      question={
        asked && {
          text: t(asked === 'renew' ? 'feed.question' : 'feed.stopQuestion'),
          confirmLabel: t(asked === 'renew' ? 'feed.confirm' : 'feed.stopConfirm'),
          cancelLabel: t(asked === 'renew' ? 'feed.keep' : 'feed.stopKeep'),
          onConfirm: () => void (asked === 'renew' ? make() : end()),
          onCancel: () => setAsked(undefined),
        }
      }
      closeLabel={t('feed.close')}
      onClose={onClose}
    />
  )
}
