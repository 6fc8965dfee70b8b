import { StaleBanner } from '@atrium/ui'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryError } from '#hooks/QueryError.tsx'
import type { ShownWeek } from './useScheduleWeek.ts'

interface ScheduleNoticesProps extends Pick<ShownWeek, 'meetings' | 'notes'> {
  stale: ComponentProps<typeof StaleBanner>
  /** What is shown without the holidays and off days: "The week is shown without them." */
  withoutNotes: string
}

/** Over the schedule: that its data are old, and what of it did not load, with Retry. */
export function ScheduleNotices({
  meetings: { schedule },
  notes,
  stale,
  withoutNotes,
}: ScheduleNoticesProps) {
  const { t } = useTranslation('schedule')
  return (
    <>
      <StaleBanner {...stale} />
      {schedule.isFailed && (
        <QueryError
          variant="banner"
          heading={t('failed.title')}
          text={t('failed.text')}
          failure={{ ...schedule, isRetrying: schedule.isFetching }}
        />
      )}
      {notes.isFailed && (
        <QueryError
          variant="banner"
          heading={t('notesFailed.title')}
          text={withoutNotes}
          failure={{ ...notes, isRetrying: notes.isFetching }}
        />
      )}
    </>
  )
}
