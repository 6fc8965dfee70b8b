import { StaleBanner } from '@atrium/ui'
import { useTranslation } from 'react-i18next'
import { QueryError } from '#hooks/QueryError.tsx'
import type { ShownWeek } from './useScheduleWeek.ts'

interface ScheduleNoticesProps extends Pick<ShownWeek, 'meetings' | 'notes' | 'asOf'> {
  /** Whether a month is shown. @default false */
  isMonth?: boolean
  /** Whether the notice about old data mentions that own meetings can be changed. @default false */
  canChange?: boolean
}

/** Over the schedule: that its data are old, and what of it did not load, with Retry. */
export function ScheduleNotices({ meetings, notes, asOf, isMonth, canChange }: ScheduleNoticesProps) {
  const { t } = useTranslation('schedule')
  const { schedule } = meetings
  return (
    <>
      <StaleBanner
        {...(asOf && {
          ...asOf.note,
          text: [t('offline.asOf', asOf.when), canChange && asOf.note.retry && t('offline.own')]
            .filter(Boolean)
            .join(' '),
        })}
      />
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
          text={t(isMonth ? 'month.notesFailed' : 'notesFailed.text')}
          failure={{ ...notes, isRetrying: notes.isFetching }}
        />
      )}
    </>
  )
}
